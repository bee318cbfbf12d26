/**
 * Snow and rock as far as one sees: a mesh whose cells are about a pixel or two of the picture at every distance. The
 * foreground is a function; beyond it lies the range of all the brand's pictures. Shadows of mountains are found on the
 * height field, those of things on the snow by the light's shadow map.
 */
import {
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  ShaderMaterial,
  Uint32BufferAttribute,
  UniformsLib,
  UniformsUtils,
} from 'three';
import type { Light } from '../../drawings/light.ts';
import { NoiseTile } from '../../drawings/noise.ts';
import { cell, fieldSize, terrain } from '../../drawings/terrain.ts';
import { airText, sunOf, type Uniforms } from './air.ts';

export interface Land {
  /** Place of the viewer in the range in metres, and bearing of -z in radians. */
  x: number;
  z: number;
  heading: number;
  /** Metres by which the range is raised, and its vertical scale. */
  lift: number;
  stretch?: number;
  /** Height of the foreground at metres right and ahead. */
  foreground: (right: number, ahead: number) => number;
  /** Share of the foreground's steep parts that is rock, 0 to 1; none when absent. */
  bare?: (right: number, ahead: number) => number;
  /** Metres ahead between which the foreground becomes the range. */
  blend: readonly [from: number, to: number];
  /** Slope above which rock shows; 1 is 45 degrees. */
  rockAbove?: number;
}

export class Ground {
  readonly land: Land;
  readonly #field = terrain();
  readonly #fine = new NoiseTile(8, 5, 61);
  readonly #broad = new NoiseTile(6, 4, 1203);
  readonly #sin: number;
  readonly #cos: number;

  constructor(land: Land) {
    this.land = land;
    this.#sin = Math.sin(land.heading);
    this.#cos = Math.cos(land.heading);
  }

  share(right: number, ahead: number): number {
    const [from, to] = this.land.blend;
    const t = clamp((Math.hypot(right * 0.7, ahead) - from) / (to - from), 0, 1);
    return t * t * (3 - 2 * t);
  }

  /** Metres, with ribs and ledges on what is steep. */
  height(right: number, ahead: number): number {
    const share = this.share(right, ahead);
    const near = share < 1 ? this.land.foreground(right, ahead) : 0;
    if (share === 0) return near;
    const wx = this.land.x + right * this.#cos + ahead * this.#sin;
    const wz = this.land.z - right * this.#sin + ahead * this.#cos;
    const own = this.#range(wx, wz);
    const across = this.#range(wx + 14, wz) - own;
    const along = this.#range(wx, wz + 14) - own;
    const steep = clamp((Math.hypot(across, along) / 14 - 0.45) * 1.3, 0, 1);
    const bend = 90 * this.#broad.at(wx / 900, wz / 900);
    const ribs = 1 - 2.6 * Math.abs(this.#fine.at((wx + bend) / 420, (wz - bend) / 420));
    const cracks =
      1 - 2.8 * Math.abs(this.#fine.at((wx * 0.8 + wz * 0.6) / 128 + 0.3, (wz * 0.8 - wx * 0.6) / 128));
    const grain = this.#fine.at(wx / 61, wz / 61);
    const beds = Math.sin((own + 0.28 * wx + 30 * this.#broad.at(wx / 700, wz / 700)) / 6.5);
    const detail =
      steep * (19 * (ribs - 0.4) + 7.5 * (cracks - 0.4) + 5 * grain + 1.5 * beds) +
      (1 - steep) * 5 * this.#fine.at(wx / 520, wz / 520);
    const range = (own + detail) * (this.land.stretch ?? 1) + this.land.lift;
    return near + (range - near) * share;
  }

  /** Without detail, for shadows. */
  rough(right: number, ahead: number): number {
    const share = this.share(right, ahead);
    const near = share < 1 ? this.land.foreground(right, ahead) : 0;
    if (share === 0) return near;
    const wx = this.land.x + right * this.#cos + ahead * this.#sin;
    const wz = this.land.z - right * this.#sin + ahead * this.#cos;
    return near + (this.#linear(wx, wz) * (this.land.stretch ?? 1) + this.land.lift - near) * share;
  }

  openness(right: number, ahead: number): number {
    const share = this.share(right, ahead);
    const wx = this.land.x + right * this.#cos + ahead * this.#sin;
    const wz = this.land.z - right * this.#sin + ahead * this.#cos;
    const at = Math.floor(mirrored(wz / cell)) * fieldSize + Math.floor(mirrored(wx / cell));
    return 1 + ((this.#field.openness[at] ?? 1) - 1) * share;
  }

  #linear(wx: number, wz: number): number {
    const [x, z] = [mirrored(wx / cell), mirrored(wz / cell)];
    const [i, j] = [Math.floor(x), Math.floor(z)];
    const [u, v] = [x - i, z - j];
    const { height } = this.#field;
    const at = j * fieldSize + i;
    const [a, b] = [height[at] ?? 0, height[at + 1] ?? 0];
    const [c, d] = [height[at + fieldSize] ?? 0, height[at + fieldSize + 1] ?? 0];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  }

  /** A cubic spline, or the cells of the field would show as facets. */
  #range(wx: number, wz: number): number {
    const [x, z] = [mirrored(wx / cell), mirrored(wz / cell)];
    const [i, j] = [Math.floor(x), Math.floor(z)];
    const [u, v] = [x - i, z - j];
    const { height } = this.#field;
    let sum = 0;
    for (let row = -1; row <= 2; row += 1) {
      const base = clamp(j + row, 0, fieldSize - 1) * fieldSize;
      const [a, b, c, d] = [
        height[base + Math.max(0, i - 1)] ?? 0,
        height[base + i] ?? 0,
        height[base + i + 1] ?? 0,
        height[base + Math.min(fieldSize - 1, i + 2)] ?? 0,
      ];
      sum += spline(row, v) * (spline(-1, u) * a + spline(0, u) * b + spline(1, u) * c + spline(2, u) * d);
    }
    return sum;
  }

  /**
   * Share of the sun that mountains let through.
   * @param from metres of the way towards the sun to leave out.
   */
  sunAt(light: Light, right: number, height: number, ahead: number, from = 20): number {
    const sun = sunOf(light);
    const flat = Math.hypot(sun.x, sun.z);
    const [dx, da, rise] = [sun.x / flat, -sun.z / flat, sun.y / flat];
    let least = 1;
    let step = from;
    for (let way = from; way < 6500; way += step) {
      step = Math.max(from, way * 0.07);
      const over = height + rise * way + 2 - this.rough(right + dx * way, ahead + da * way);
      least = Math.min(least, over / way);
      if (least < -0.02) return 0;
    }
    const t = clamp((least + 0.007) / 0.02, 0, 1);
    return t * t * (3 - 2 * t);
  }
}

function spline(row: number, t: number): number {
  if (row === -1) return ((1 - t) * (1 - t) * (1 - t)) / 6;
  if (row === 0) return (3 * t * t * t - 6 * t * t + 4) / 6;
  if (row === 1) return (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6;
  return (t * t * t) / 6;
}

function mirrored(value: number): number {
  const length = fieldSize - 2;
  const wrapped = Math.abs(value) % (2 * length);
  return wrapped < length ? wrapped : 2 * length - wrapped;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export interface Sight {
  /** Height of the eye above the origin of heights, in metres. */
  eye: number;
  /** Horizontal angle of view in radians, and the direction of its middle to the right. */
  angle: number;
  pan?: number;
  /** Cells across; the picture's width for one a pixel. */
  columns: number;
  nearest?: number;
  /** Metres ahead between which rows are four times as close, for steps. */
  steps?: readonly [from: number, to: number];
}

/** Distances of the rows: as fine as pixels at the feet, as fine as the range far away. */
function rowsFor({ nearest = 1.2, columns, steps = [0, 0] }: Sight): number[] {
  const scale = 1300 / columns;
  const rows: number[] = [];
  for (let ahead = nearest; ahead < 9000;) {
    rows.push(ahead);
    const share = ahead < 25 ? 0.0045 : ahead < 90 ? 0.0065 : 0.009;
    const closer = ahead > steps[0] && ahead < steps[1] ? 0.25 : 1;
    ahead += closer * scale * Math.min(ahead * share, Math.max(2.6, ahead * 0.0016));
  }
  return rows;
}

export function groundMesh(ground: Ground, light: Light, sight: Sight, air: Uniforms): Mesh {
  const rows = rowsFor(sight);
  const wide = sight.columns + 1;
  const count = rows.length * wide;
  const position = new Float32Array(count * 3);
  const lit = new Float32Array(count * 3);
  const visible = new Uint8Array(count);
  const highest = new Float32Array(wide).fill(-9);
  const half = Math.tan(sight.angle / 2) * 1.12;
  const tangents = Array.from({ length: wide }, (_, i) => (i / (wide - 1)) * 2 - 1).map((t) =>
    Math.tan(Math.atan(t * half) + (sight.pan ?? 0)),
  );
  rows.forEach((ahead, row) => {
    tangents.forEach((across, column) => {
      const at = row * wide + column;
      const right = across * ahead;
      const height = ground.height(right, ahead);
      position.set([right, height, -ahead], at * 3);
      const rise = (height - sight.eye) / ahead;
      if (rise > (highest[column] ?? 0) - 0.01) visible[at] = 1;
      if (rise > (highest[column] ?? 0)) highest[column] = rise;
    });
  });
  // Light changes slowly: found for every other vertex, and taken from its neighbour by the others.
  for (let row = 0; row < rows.length; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const at = row * wide + column;
      if (visible[at] === 0) continue;
      const source = (row - (row % 2)) * wide + column - (column % 2);
      if (source !== at && visible[source] === 1) {
        lit.copyWithin(at * 3, source * 3, source * 3 + 3);
        continue;
      }
      const [right, height, ahead] = [position[at * 3] ?? 0, position[at * 3 + 1] ?? 0, rows[row] ?? 0];
      lit[at * 3] = ground.sunAt(light, right, height, ahead, ahead < 100 ? 30 : 20);
      lit[at * 3 + 1] = ground.openness(right, ahead);
      lit[at * 3 + 2] = Math.max(ground.share(right, ahead), ground.land.bare?.(right, ahead) ?? 0);
    }
  }
  const normal = normalsOf(position, rows.length, wide);
  const index: number[] = [];
  for (let row = 0; row < rows.length - 1; row += 1) {
    for (let column = 0; column < wide - 1; column += 1) {
      const a = row * wide + column;
      if (!visible[a] && !visible[a + 1] && !visible[a + wide] && !visible[a + wide + 1]) continue;
      index.push(a, a + 1, a + wide, a + 1, a + wide + 1, a + wide);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  geometry.setAttribute('lit', new Float32BufferAttribute(lit, 3));
  geometry.setIndex(new Uint32BufferAttribute(index, 1));
  const mesh = new Mesh(geometry, snowMaterial(air, ground.land.rockAbove ?? 0.95));
  mesh.receiveShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

function normalsOf(position: Float32Array, high: number, wide: number): Float32Array {
  const normal = new Float32Array(position.length);
  const get = (at: number, axis: number): number => position[at * 3 + axis] ?? 0;
  for (let row = 0; row < high; row += 1) {
    const [before, after] = [Math.max(0, row - 1) * wide, Math.min(high - 1, row + 1) * wide];
    for (let column = 0; column < wide; column += 1) {
      const at = row * wide + column;
      const [left, right] = [
        row * wide + Math.max(0, column - 1),
        row * wide + Math.min(wide - 1, column + 1),
      ];
      const [near, far] = [before + column, after + column];
      const [ux, uy, uz] = [
        get(right, 0) - get(left, 0),
        get(right, 1) - get(left, 1),
        get(right, 2) - get(left, 2),
      ];
      const [vx, vy, vz] = [
        get(far, 0) - get(near, 0),
        get(far, 1) - get(near, 1),
        get(far, 2) - get(near, 2),
      ];
      const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const length = Math.hypot(x, y, z) || 1;
      normal.set([x / length, y / length, z / length], at * 3);
    }
  }
  return normal;
}

function snowMaterial(air: Uniforms, rockAbove: number): ShaderMaterial {
  const uniforms = UniformsUtils.merge([UniformsLib.lights, { rockAbove: { value: rockAbove } }]) as Uniforms;
  Object.assign(uniforms, air);
  return new ShaderMaterial({
    lights: true,
    uniforms,
    vertexShader: `
      #include <common>
      #include <shadowmap_pars_vertex>
      attribute vec3 lit;
      varying vec3 place, up, light3, seen;
      void main() {
        #include <beginnormal_vertex>
        #include <defaultnormal_vertex>
        #include <begin_vertex>
        #include <project_vertex>
        #include <worldpos_vertex>
        #include <shadowmap_vertex>
        place = position; up = normal; light3 = lit; seen = mvPosition.xyz;
      }`,
    fragmentShader: `
      #include <common>
      #include <packing>
      #include <lights_pars_begin>
      #include <shadowmap_pars_fragment>
      varying vec3 place, up, light3, seen;
      uniform float rockAbove;
      ${airText}
      float hash(vec3 p) { return fract(sin(dot(p, vec3(12.989, 78.233, 37.719))) * 43758.5453); }
      void main() {
        vec3 normal = normalize(up);
        float far = light3.z;
        vec3 toEye = normalize(eye - place);
        float away = length(eye - place);
        // Rock where it is steep; ledges and grain decide the border.
        float steep = length(normal.xz) / max(0.05, normal.y);
        vec4 n1 = texture2D(noise, place.xz / 260.0);
        vec4 n2 = texture2D(noise, vec2(place.x + place.z * 0.7, place.y * 1.6) / 90.0);
        vec4 n3 = texture2D(noise, vec2(place.x - place.z * 0.6, place.y * 2.2) / 23.0);
        float limit = rockAbove + (n1.r - 0.5) * 1.5 + (n2.a - 0.5) * 1.3 + (n3.r - 0.5) * 0.7;
        float rock = far * smoothstep(limit - 0.1, limit + 0.22, steep);
        // Grain of the snow and of the rock.
        vec4 w1 = texture2D(noise, place.xz * vec2(0.09, 0.16));
        vec4 w2 = texture2D(noise, place.xz * vec2(0.55, 0.83));
        vec4 w3 = texture2D(noise, place.xz * 3.7);
        float close = 1.0 - smoothstep(20.0, 160.0, away);
        vec2 slope = (w1.gb - 0.5) * 0.10 * (1.0 - far) + (w2.gb - 0.5) * 0.13 * close + (w3.gb - 0.5) * 0.17 * (1.0 - smoothstep(4.0, 30.0, away));
        slope += far * ((n1.gb - 0.5) * 0.22 + (n2.gb - 0.5) * (0.2 + 1.0 * rock) + (n3.gb - 0.5) * 0.9 * rock);
        normal = normalize(normal - vec3(slope.x, 0.0, slope.y));
        float visible = light3.x;
        #if NUM_DIR_LIGHT_SHADOWS > 0
          visible *= getShadow(directionalShadowMap[0], directionalLightShadows[0].shadowMapSize, directionalLightShadows[0].shadowIntensity, directionalLightShadows[0].shadowBias, directionalLightShadows[0].shadowRadius, vDirectionalShadowCoord[0]);
        #endif
        float facing = dot(normal, toSun);
        // Light travels a little within snow, so its terminator is soft.
        float direct = max(0.0, mix((facing + 0.07) / 1.07, facing, rock)) * visible;
        float wide = (0.5 + 0.5 * light3.y) * (0.55 + 0.45 * normal.y);
        vec3 bounce = sunLight * light3.x * (0.05 + 0.1 * toSun.y);
        vec3 halfway = normalize(toEye + toSun);
        float grazing = pow(1.0 - max(0.0, dot(toEye, normal)), 4.0);
        float gloss = pow(max(0.0, dot(halfway, normal)), 14.0) * (0.12 + 0.9 * grazing);
        vec3 snow = vec3(0.90, 0.915, 0.935) * (sunLight * direct + skyLight * wide * 1.04 + bounce) + sunLight * gloss * visible * 0.28;
        // Crystals that happen to mirror the sun.
        if (away < 45.0) {
          float size = exp2(floor(log2(away * 0.0022 + 0.002)));
          vec3 grain = floor(place / size);
          float lucky = hash(grain);
          float spark = step(0.9965, lucky) * step(0.55, hash(grain + 7.0 + floor(toEye * 31.0)));
          snow += sunLight * spark * visible * (1.2 + 3.0 * hash(grain + 3.0)) * (1.0 - smoothstep(25.0, 45.0, away)) * (0.25 + max(0.0, facing));
        }
        float tone = clamp(0.5 + 1.5 * (n2.r - 0.5) + 1.3 * (n3.a - 0.5), 0.0, 1.3);
        vec3 stone = mix(vec3(0.045, 0.042, 0.042), vec3(0.155, 0.128, 0.108), tone);
        stone = mix(stone, vec3(0.75), smoothstep(0.62, 0.8, n3.r + 0.5 * (normal.y - 0.4)) * 0.55);
        vec3 face = stone * (sunLight * direct * 1.15 + skyLight * wide + bounce * 1.4);
        vec3 colour = mix(snow, face, rock);
        #if NUM_POINT_LIGHTS > 0
          vec3 faces = (viewMatrix * vec4(normal, 0.0)).xyz;
          #pragma unroll_loop_start
          for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
            {
              vec3 way = pointLights[ i ].position - seen;
              float onto = max(0.0, dot(faces, normalize(way)) * 0.9 + 0.1);
              onto *= getDistanceAttenuation(length(way), pointLights[ i ].distance, pointLights[ i ].decay);
              #if UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS
                onto *= getPointShadow( pointShadowMap[ i ], pointLightShadows[ i ].shadowMapSize, pointLightShadows[ i ].shadowIntensity, pointLightShadows[ i ].shadowBias, pointLightShadows[ i ].shadowRadius, vPointShadowCoord[ i ], pointLightShadows[ i ].shadowCameraNear, pointLightShadows[ i ].shadowCameraFar );
              #endif
              colour += mix(vec3(0.9), stone, rock) * pointLights[ i ].color * onto * RECIPROCAL_PI;
            }
          }
          #pragma unroll_loop_end
        #endif
        gl_FragColor = vec4(throughAir(colour, place), 1.0);
      }`,
  });
}
