/**
 * Sky and aerial perspective: one set of uniforms and one GLSL text, so that snow, trees and sky agree about the light
 * at a place. World coordinates are metres: x to the right, y up, -z ahead of the viewer.
 */
import {
  BackSide,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RepeatWrapping,
  RGBAFormat,
  ShaderMaterial,
  SphereGeometry,
  UnsignedByteType,
  Vector3,
  type IUniform,
  type Material,
} from 'three';
import type { Light } from '../../drawings/light.ts';
import { NoiseTile } from '../../drawings/noise.ts';

export type Uniforms = Record<string, IUniform>;

export function sunOf({ bearing, elevation }: Light): Vector3 {
  const flat = Math.cos(elevation);
  return new Vector3(Math.sin(bearing) * flat, Math.sin(elevation), -Math.cos(bearing) * flat);
}

/** @param eye height of the viewer in metres; mist is densest below it. */
export function airUniforms(light: Light, eye: Vector3): Uniforms {
  const colour = (rgb: readonly number[]): IUniform => ({ value: new Vector3(...rgb) });
  return {
    toSun: { value: sunOf(light) },
    sunLight: colour(light.sun),
    skyLight: colour(light.sky),
    zenith: colour(light.zenith),
    horizon: colour(light.horizon),
    glow: colour(light.glow),
    haze: colour(light.haze),
    tightness: { value: light.glowTightness },
    density: { value: light.hazePerKm / 1000 },
    mist: { value: light.mist },
    mistDepth: { value: light.mistDepth },
    clouds: { value: light.clouds },
    eye: { value: eye },
    noise: { value: noiseTexture() },
  };
}

export const airText = `
uniform vec3 toSun, sunLight, skyLight, zenith, horizon, glow, haze, eye;
uniform float tightness, density, mist, mistDepth, clouds;
uniform sampler2D noise;
vec3 clearSky(vec3 way) {
  float rise = max(0.0, way.y);
  float blend = 1.0 - exp(-rise * 4.2);
  float near = max(0.0, dot(way, toSun));
  float shine = pow(near, tightness) * (1.0 - 0.6 * blend) + 0.8 * pow(near, 90.0) + 3.0 * pow(near, 1400.0);
  return mix(horizon, zenith, blend) + glow * shine;
}
float airBetween(vec3 place) {
  vec3 way = place - eye;
  float far = length(way);
  float rise = (way.y) / mistDepth;
  float layer = abs(rise) < 0.01 ? 1.0 : (1.0 - exp(-clamp(rise, -4.0, 30.0))) / clamp(rise, -4.0, 30.0);
  return 1.0 - exp(-far * density * (1.0 + mist * 0.5 * layer * min(1.0, far / 900.0)));
}
vec3 throughAir(vec3 colour, vec3 place) {
  vec3 way = normalize(place - eye);
  float near = max(0.0, dot(way, toSun));
  vec3 scattered = haze + glow * 0.5 * pow(near, tightness);
  return mix(colour, scattered, airBetween(place));
}
`;

let texture: DataTexture | null = null;

/** A seamless tile: height in red, its slopes in green and blue (0.5 is level), another noise in alpha. */
export function noiseTexture(): DataTexture {
  if (texture) return texture;
  const size = 512;
  const [rough, other] = [new NoiseTile(8, 6, 51), new NoiseTile(13, 5, 977)];
  const data = new Uint8Array(size * size * 4);
  const byte = (value: number): number => Math.round(255 * Math.min(1, Math.max(0, value)));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y] = [column / size, row / size];
      const step = 1 / size;
      const at = (row * size + column) * 4;
      data[at] = byte(0.5 + rough.at(x, y));
      data[at + 1] = byte(0.5 + 12 * (rough.at(x + step, y) - rough.at(x - step, y)));
      data[at + 2] = byte(0.5 + 12 * (rough.at(x, y + step) - rough.at(x, y - step)));
      data[at + 3] = byte(0.5 + other.at(x, y));
    }
  }
  texture = new DataTexture(data, size, size, RGBAFormat, UnsignedByteType);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.generateMipmaps = true;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 2;
  texture.needsUpdate = true;
  return texture;
}

/** A dome with high, thin clouds. */
export function skyDome(uniforms: Uniforms): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    uniforms,
    vertexShader: `varying vec3 way;
      void main() {
        way = position;
        gl_Position = (projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0)).xyww;
      }`,
    fragmentShader: `varying vec3 way;
      ${airText}
      void main() {
        vec3 dir = normalize(way);
        vec3 colour = clearSky(dir);
        // Clouds on a plane high above, drawn out by the wind.
        float rise = max(0.0, dir.y);
        vec2 at = dir.xz / (rise + 0.09);
        vec2 bent = at + 0.35 * (texture2D(noise, at * 0.021 + 0.3).ra - 0.5);
        float shape = texture2D(noise, bent * vec2(0.014, 0.034)).r + 0.55 * texture2D(noise, bent * vec2(0.05, 0.11) + 0.2).a
          + 0.3 * texture2D(noise, bent * vec2(0.19, 0.33)).r - 0.93;
        float cover = smoothstep(-0.12, 0.36, shape * 1.5 + clouds * 0.75 - 0.33) * min(1.0, rise * 9.0);
        float near = max(0.0, dot(dir, toSun));
        vec3 lit = skyLight * 0.8 + horizon * 0.35 + sunLight * 0.16 + glow * (0.5 * pow(near, tightness) + 0.7 * pow(near, 30.0));
        colour = mix(colour, lit * (0.85 + 0.5 * shape), cover * (0.35 + 0.5 * clouds));
        gl_FragColor = vec4(colour, 1.0);
      }`,
  });
  const dome = new Mesh(new SphereGeometry(1, 64, 48), material);
  dome.frustumCulled = false;
  // After the land, which hides most of it.
  dome.renderOrder = 1;
  return dome;
}

/** Adds the air between the viewer and a surface of one of the library's materials. */
export function inAir<Kind extends Material>(material: Kind, uniforms: Uniforms): Kind {
  const before = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    before(shader, renderer);
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'varying vec3 inWorld;\nvoid main() {')
      .replace(
        '#include <project_vertex>',
        `#include <project_vertex>
        #ifdef USE_INSTANCING
          inWorld = (modelMatrix * instanceMatrix * vec4(transformed, 1.0)).xyz;
        #else
          inWorld = (modelMatrix * vec4(transformed, 1.0)).xyz;
        #endif`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', `varying vec3 inWorld;\n${airText}\nvoid main() {`)
      .replace(
        '#include <opaque_fragment>',
        '#include <opaque_fragment>\ngl_FragColor.rgb = throughAir(gl_FragColor.rgb, inWorld);',
      );
  };
  material.customProgramCacheKey = () => `air ${material.type} ${String(before)}`;
  return material;
}
