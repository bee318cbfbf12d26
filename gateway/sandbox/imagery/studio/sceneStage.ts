/** Photographs a `SceneSet`: the mean of many exposures in linear light, developed like film. */
import {
  CubeCamera,
  CubeTexture,
  CustomBlending,
  DataTexture,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  NoBlending,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SpotLight,
  Vector2,
  Vector3,
  WebGLCubeRenderTarget,
  WebGLRenderer,
  WebGLRenderTarget,
  type IUniform,
  type Object3D,
  type PerspectiveCamera,
  type Texture,
} from 'three';
import { halton } from './halton.ts';
import type { AreaLight, LookOf, Panel, Place, SceneSet, Sky, Sun } from './sceneSet.ts';

export interface SceneExposure {
  width: number;
  height: number;
  exposures: number;
}

const plainLook: LookOf = {
  exposure: 1,
  bloom: 0.04,
  contrast: 1.12,
  saturation: 1.08,
  vignette: 0.22,
  balance: [1, 1, 1],
};

export class SceneStage {
  readonly #renderer: WebGLRenderer;

  constructor(canvas: HTMLCanvasElement) {
    const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, antialias: false });
    renderer.toneMapping = NoToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.shadowMap.autoUpdate = false;
    // Each exposure is added to those before.
    renderer.autoClear = false;
    this.#renderer = renderer;
  }

  /** Leaves the picture on the canvas. */
  async photograph(set: SceneSet, { width, height, exposures }: SceneExposure): Promise<void> {
    const renderer = this.#renderer;
    renderer.setPixelRatio(1);
    renderer.setSize(width, height, false);
    const { scene, camera } = set;
    scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      part.receiveShadow = true;
      part.castShadow = part.userData['castsNone'] !== true;
    });
    const lamps = set.lights.flatMap(lampsOf);
    for (const { light } of lamps) scene.add(light, light.target);
    camera.aspect = width / height;
    camera.clearViewOffset();
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
    scene.updateMatrixWorld(true);
    if (set.mirror) this.#mirror(set, set.mirror);

    const sum = target(width, height, FloatType);
    const single = new WebGLRenderTarget(width, height, { type: HalfFloatType });
    const add = screen(adding, true);
    renderer.setRenderTarget(sum);
    renderer.setClearColor('#000000', 0);
    renderer.clear();
    const home = camera.position.clone();
    for (let i = 0; i < exposures; i += 1) {
      lamps.forEach(({ stand }, at) => stand(i, exposures, at));
      aim(camera, home, set.lens, { width, height }, i);
      renderer.shadowMap.needsUpdate = true;
      renderer.setRenderTarget(single);
      renderer.clear();
      renderer.render(scene, camera);
      add.show(renderer, sum, { picture: single.texture, weight: 1 / exposures });
      // Lets the browser finish this exposure before the next is queued.
      renderer.readRenderTargetPixels(single, 0, 0, 1, 1, new Uint16Array(4));
      await new Promise((resolve) => setTimeout(resolve));
    }
    camera.position.copy(home);
    this.#develop(sum, { ...plainLook, ...set.look });
    single.dispose();
    sum.dispose();
    scene.traverse(dispose);
  }

  /** What the scene looks like from a point becomes what its surfaces mirror. */
  #mirror({ scene }: SceneSet, { at, strength }: NonNullable<SceneSet['mirror']>): void {
    const generator = new PMREMGenerator(this.#renderer);
    // Dark, so that all materials are compiled once with surroundings instead of also without.
    scene.environment = generator.fromScene(new Scene(), 0, 0.1, 1, { size: 256 }).texture;
    const cube = new WebGLCubeRenderTarget(256, { type: HalfFloatType });
    const camera = new CubeCamera(0.02, 400, cube);
    camera.position.set(...at);
    scene.add(camera);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.autoClear = true;
    camera.update(this.#renderer, scene);
    this.#renderer.autoClear = false;
    scene.remove(camera);
    scene.environment = generator.fromCubemap(this.#cleaned(cube)).texture;
    scene.environmentIntensity = strength;
    cube.dispose();
  }

  /** What a cube shows, with black instead of what is not a number, which would spread over all that mirrors it. */
  #cleaned(cube: WebGLCubeRenderTarget): CubeTexture {
    const { width } = cube;
    const sides = [0, 1, 2, 3, 4, 5].map((side) => {
      const pixels = new Uint16Array(width * width * 4);
      this.#renderer.readRenderTargetPixels(cube, 0, 0, width, width, pixels, side);
      // Half floats whose exponent is all ones.
      const isNumber = (half: number): boolean => (half & 0x7c00) !== 0x7c00;
      const texture = new DataTexture(
        pixels.map((half) => (isNumber(half) ? half : 0)),
        width,
        width,
      );
      texture.type = HalfFloatType;
      texture.needsUpdate = true;
      return texture;
    });
    const cleaned = new CubeTexture(sides);
    cleaned.type = HalfFloatType;
    cleaned.minFilter = LinearFilter;
    // As the cube's own texture, it is not mirrored.
    cleaned.isRenderTargetTexture = true;
    cleaned.needsUpdate = true;
    return cleaned;
  }

  #develop(sum: WebGLRenderTarget, look: LookOf): void {
    const renderer = this.#renderer;
    const { width, height } = sum;
    const blur = screen(blurring, false);
    let from = sum;
    const glows: WebGLRenderTarget[] = [];
    for (const by of [4, 16, 64]) {
      const [across, down] = [0, 1].map(() =>
        target(Math.ceil(width / by), Math.ceil(height / by), HalfFloatType),
      );
      if (!across || !down) throw new Error('two were made');
      const step = [by / width, by / height] as const;
      blur.show(renderer, across, { picture: from.texture, reach: new Vector2(step[0], 0) });
      blur.show(renderer, down, { picture: across.texture, reach: new Vector2(0, step[1]) });
      across.dispose();
      glows.push(down);
      from = down;
    }
    const [near, wide, far] = glows.map(({ texture }) => texture);
    const { balance, ...numbers } = look;
    screen(developing, false).show(renderer, null, {
      picture: sum.texture,
      near,
      wide,
      far,
      toneMappingExposure: 1,
      aspect: width / height,
      balance: new Vector3(...balance),
      ...numbers,
    });
    for (const glow of glows) glow.dispose();
  }
}

function target(
  width: number,
  height: number,
  type: typeof FloatType | typeof HalfFloatType,
): WebGLRenderTarget {
  return new WebGLRenderTarget(width, height, {
    type,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
}

interface Lamp {
  light: SpotLight | DirectionalLight;
  /** Moves it to its place of an exposure. @param at which of all lamps it is */
  stand(exposure: number, exposures: number, at: number): void;
}

function lampsOf(one: AreaLight): Lamp[] {
  if (one.kind === 'panel') return [panelLamp(one)];
  if (one.kind === 'sun') return [sunLamp(one)];
  const count = one.directions ?? 2;
  return Array.from({ length: count }, (_, i) => skyLamp(one, i, count));
}

function panelLamp(panel: Panel): Lamp {
  const { colour, strength, spread = 75, soft = 0.5, reach = 30 } = panel;
  const light = new SpotLight(colour, strength, 0, (spread * Math.PI) / 180, soft, 2);
  shadowed(light, 1024);
  light.shadow.camera.near = 0.05;
  light.shadow.camera.far = reach;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.006;
  const [at, to] = [new Vector3(...panel.at), new Vector3(...panel.to)];
  const towards = to.clone().sub(at).normalize();
  const up = Math.abs(towards.y) > 0.95 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0);
  const right = new Vector3().crossVectors(towards, up).normalize();
  const above = new Vector3().crossVectors(right, towards);
  light.position.copy(at);
  light.target.position.copy(to);
  return {
    light,
    stand(i, _, lamp) {
      const [x, y] = pointOf(i, lamp);
      const aside = right
        .clone()
        .multiplyScalar((x - 0.5) * panel.width)
        .addScaledVector(above, (y - 0.5) * panel.height);
      light.position.copy(at).add(aside);
      light.target.position.copy(to).add(aside);
    },
  };
}

function sunLamp({ from, size, colour, strength, around, radius }: Sun): Lamp {
  const light = farLight(colour, strength, radius, 2048);
  const direction = new Vector3(...from).normalize();
  const right = new Vector3(direction.z, 0, -direction.x);
  if (right.lengthSq() === 0) right.set(1, 0, 0);
  right.normalize();
  const above = new Vector3().crossVectors(direction, right);
  const disc = Math.tan((size * Math.PI) / 180);
  const stand = (x: number, y: number): void => {
    const [out, turn] = [Math.sqrt(x) * disc, y * Math.PI * 2];
    placeFar(
      light,
      direction
        .clone()
        .addScaledVector(right, Math.cos(turn) * out)
        .addScaledVector(above, Math.sin(turn) * out),
      around,
      radius,
    );
  };
  stand(0, 0);
  return { light, stand: (i, _, lamp) => stand(...pointOf(i, lamp)) };
}

function skyLamp({ colour, strength, around, radius }: Sky, which: number, count: number): Lamp {
  const light = farLight(colour, strength / count, radius, 1024);
  const stand = (x: number, y: number): void => {
    const [out, turn] = [Math.sqrt(x) * 0.97, y * Math.PI * 2];
    placeFar(
      light,
      new Vector3(Math.cos(turn) * out, Math.sqrt(1 - out * out), Math.sin(turn) * out),
      around,
      radius,
    );
  };
  stand(0.2, which / count);
  return {
    light,
    stand(i) {
      const index = i * count + which;
      stand(halton(index + 1, 2), halton(index + 1, 3));
    },
  };
}

function farLight(colour: string, strength: number, radius: number, size: number): DirectionalLight {
  const light = new DirectionalLight(colour, strength);
  shadowed(light, size);
  Object.assign(light.shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: radius,
    far: radius * 5,
  });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = (radius / size) * 2;
  return light;
}

function placeFar(light: DirectionalLight, direction: Vector3, around: Place, radius: number): void {
  light.target.position.set(...around);
  light.position.copy(light.target.position).addScaledVector(direction.normalize(), radius * 3);
}

function shadowed(light: SpotLight | DirectionalLight, size: number): void {
  light.castShadow = true;
  light.shadow.mapSize.set(size, size);
}

/** A point of the unit square; each lamp has its own sequence, as equal ones would show as a pattern. */
function pointOf(i: number, lamp: number): [number, number] {
  return [(halton(i + 1, 2) + lamp * 0.618) % 1, (halton(i + 1, 3) + lamp * 0.414) % 1];
}

/** Aside by a fraction of a pixel, and by a part of the lens without moving what is in focus. */
function aim(
  camera: PerspectiveCamera,
  home: Vector3,
  lens: SceneSet['lens'],
  { width, height }: Pick<SceneExposure, 'width' | 'height'>,
  i: number,
): void {
  // Two more bases, so that lens, pixel and lights do not move together. A tent filter is a little softer than a box.
  const [px, py] = [tent(halton(i + 1, 5)), tent(halton(i + 1, 7))];
  const out = Math.sqrt(halton(i + 1, 11)) * (lens?.radius ?? 0);
  const turn = halton(i + 1, 13) * Math.PI * 2;
  const [dx, dy] = [Math.cos(turn) * out, Math.sin(turn) * out];
  const focus = lens?.focus ?? 1;
  camera.position.copy(home);
  camera.translateX(dx);
  camera.translateY(dy);
  const [scaleX = 1, , , , , scaleY = 1] = camera.projectionMatrix.elements;
  const shift = [(-dx * scaleX * width) / focus / 2, (dy * scaleY * height) / focus / 2] as const;
  camera.setViewOffset(width, height, shift[0] + px, shift[1] + py, width, height);
  camera.updateMatrixWorld(true);
}

function tent(u: number): number {
  return u < 0.5 ? Math.sqrt(2 * u) - 1 : 1 - Math.sqrt(2 - 2 * u);
}

/** A face without an area has no normal, and what is not a number would spread. */
const adding = `
vec4 c = texture2D(picture, vUv);
gl_FragColor = dot(c, c) < 1e9 ? c * weight : vec4(0.0);`;

const blurring = `
vec4 sum = vec4(0.0);
float all = 0.0;
for (int i = -8; i <= 8; i ++) {
  float x = float(i) * 0.5;
  float share = exp(-x * x / 4.5);
  sum += min(texture2D(picture, vUv + reach * x), vec4(60.0)) * share;
  all += share;
}
gl_FragColor = sum / all;`;

/** Exposure, glow, AgX, then contrast and saturation of the displayed tones; noise of one step hides bands. */
const developing = `
vec3 c = texture2D(picture, vUv).rgb;
vec3 glow = (texture2D(near, vUv).rgb + texture2D(wide, vUv).rgb + texture2D(far, vUv).rgb) / 3.0;
c = mix(c, glow, bloom) * exposure * balance;
vec2 off = (vUv - 0.5) * vec2(min(aspect, 1.6), 1.0);
c *= 1.0 - vignette * smoothstep(0.25, 1.0, length(off));
c = AgXToneMapping(c);
c = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
c = pow(c, vec3(contrast)) * pow(2.0, (contrast - 1.0) * 1.15);
float grey = dot(c, vec3(0.2126, 0.7152, 0.0722));
c = mix(vec3(grey), c, saturation);
float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
gl_FragColor = vec4(clamp(c + noise * 1.2 / 255.0, 0.0, 1.0), 1.0);`;

interface Screen {
  show(
    renderer: WebGLRenderer,
    target: WebGLRenderTarget | null,
    values: Readonly<Record<string, unknown>>,
  ): void;
}

/** Draws a shader over the whole target, or adds it there. */
function screen(body: string, adds: boolean): Screen {
  const uniforms: Record<string, IUniform> = {};
  const declared = `uniform sampler2D picture; uniform sampler2D near; uniform sampler2D wide; uniform sampler2D far;
uniform float weight; uniform vec2 reach; uniform float aspect; uniform vec3 balance;
uniform float exposure; uniform float bloom; uniform float contrast; uniform float saturation; uniform float vignette;`;
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `#include <tonemapping_pars_fragment>\nvarying vec2 vUv; ${declared} void main() { ${body} }`,
    blending: adds ? CustomBlending : NoBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    toneMapped: false,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  const camera = new OrthographicCamera(-1, 1, 1, -1, -1, 1);
  return {
    show(renderer, into, values) {
      for (const [name, value] of Object.entries(values)) {
        const uniform = uniforms[name];
        if (uniform) uniform.value = value;
        else uniforms[name] = { value };
      }
      renderer.setRenderTarget(into);
      renderer.render(scene, camera);
    },
  };
}

function dispose(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  part.geometry.dispose();
  for (const material of [part.material].flat()) {
    for (const value of Object.values(material)) if (isTexture(value)) value.dispose();
    material.dispose();
  }
}

function isTexture(value: unknown): value is Texture {
  return typeof value === 'object' && value !== null && 'isTexture' in value;
}
