/**
 * One light set for all packshots. The picture is the mean of several exposures, each lit from eight directions with
 * hard shadows: together they are a soft key light, a dome, and contact shadows. All colours of a product share them.
 */
import {
  AmbientLight,
  Box3,
  Color,
  CustomBlending,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  NoBlending,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  SphereGeometry,
  BackSide,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
  BasicShadowMap,
  PerspectiveCamera,
  type Camera,
  type MagnificationTextureFilter,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import { halton } from './halton.ts';
import type { Model } from './subject.ts';

export interface Exposure {
  width: number;
  height: number;
  exposures: number;
  ground: string;
  /** Scale at which light is rendered, 1 or 0.5: it is soft, while prints and edges keep the full resolution. */
  lightScale: number;
}

/** The rendered part of a picture, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Share of the frame that a model may fill. */
const fill = { width: 0.8, height: 0.74 };
/** Lights of one exposure. As many shadow maps as a shader may read beside the textures of a material. */
const lightsAtOnce = { key: 4, dome: 4 };
const lightCount = lightsAtOnce.key + lightsAtOnce.dome;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #environment: Texture;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, antialias: false });
    this.#renderer.toneMapping = NoToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = BasicShadowMap;
    this.#renderer.autoClear = false;
    const generator = new PMREMGenerator(this.#renderer);
    this.#environment = generator.fromScene(softboxes(), 0.02).texture;
  }

  /** Exposes a model in white and in black: what all its colours have in common. */
  light(model: Model, frame: Exposure): Lit {
    const { exposures, ground } = frame;
    const renderer = this.#renderer;
    renderer.setPixelRatio(1);
    const scene = new Scene();
    scene.environment = this.#environment;
    scene.environmentIntensity = 0.5;
    const { group, view } = model;
    place(model);
    scene.add(group);
    group.traverse((part) => {
      part.castShadow = true;
      part.receiveShadow = true;
    });
    const camera = cameraFor(model, frame.width / frame.height);
    const box = new Box3().setFromObject(group);
    const middle = box.getCenter(new Vector3());
    const radius = box.getSize(new Vector3()).length() / 2;
    const floor = new Mesh(floorAround(box.getSize(new Vector3())));
    floor.position.set(middle.x, -radius * 0.001, middle.z);
    floor.receiveShadow = true;
    scene.add(floor);
    const crop = cropOf(floor, group, camera, frame);
    renderer.setSize(crop.width, crop.height, false);
    const small = scaled(frame, frame.lightScale);
    const smallCrop = scaled(crop, frame.lightScale);
    floor.material = floorMaterial(small, smallCrop);
    const lights = Array.from({ length: lightCount }, (_, i) => lightOn(middle, radius, i));
    for (const light of lights) scene.add(light, light.target);
    scene.add(new AmbientLight('#ffffff', 0.1));

    const surfaces = materialsOf(group);
    for (const surface of surfaces) surface.map = null;
    group.traverse((part) => {
      if (part instanceof Mesh && isDecal(part.material)) part.visible = false;
    });
    const [white, black] = [this.#sum(smallCrop, LinearFilter), this.#sum(smallCrop, LinearFilter)];
    const single = new WebGLRenderTarget(smallCrop.width, smallCrop.height, { type: HalfFloatType });
    const add = screen('gl_FragColor = texture2D(picture, vUv) * weight;', CustomBlending);
    const backdrop = new Color(ground);
    renderer.shadowMap.autoUpdate = false;
    for (let i = 0; i < exposures; i += 1) {
      lights.forEach((light, at) => {
        const isKey = at < lightsAtOnce.key;
        const many = isKey ? lightsAtOnce.key : lightsAtOnce.dome;
        const index = i * many + (isKey ? at : at - lightsAtOnce.key);
        light.position
          .copy(directionOf(index, exposures * many, isKey, view.elevation))
          .multiplyScalar(radius * 4)
          .add(middle);
      });
      move(camera, small, smallCrop, i);
      renderer.shadowMap.needsUpdate = true;
      for (const [sum, colour] of [
        [white, '#ffffff'],
        [black, '#000000'],
      ] as const) {
        for (const surface of surfaces) surface.color.set(colour);
        renderer.setRenderTarget(single);
        renderer.setClearColor(backdrop, 1);
        renderer.clear();
        renderer.render(scene, camera);
        add.show(renderer, sum, { picture: single.texture }, 1 / exposures);
      }
    }
    single.dispose();
    scene.traverse(dispose);
    const isFor = surfaces.every((surface) => !('sheen' in surface) || surface.sheen === 0) ? 'all' : 'one';
    return { white, black, camera, crop, frame, isFor };
  }

  /**
   * Leaves the picture on the canvas, without the bare ground around what it shows. What a surface reflects is linear in
   * its colour, so it lies between the exposures in black and in white.
   */
  colour(model: Model, { white, black, camera, crop, frame }: Lit): void {
    const renderer = this.#renderer;
    place(model);
    const scene = new Scene();
    scene.add(model.group);
    model.group.traverse((part) => {
      if (part instanceof Mesh) part.material = flat(part.material);
    });
    const colours = this.#sum(crop);
    const single = new WebGLRenderTarget(crop.width, crop.height, { type: HalfFloatType });
    const add = screen('gl_FragColor = texture2D(picture, vUv) * weight;', CustomBlending);
    for (let i = 0; i < frame.exposures; i += 1) {
      move(camera, frame, crop, i);
      renderer.setRenderTarget(single);
      renderer.setClearColor('#000000', 0);
      renderer.clear();
      renderer.render(scene, camera);
      add.show(renderer, colours, { picture: single.texture }, 1 / frame.exposures);
    }
    const develop = screen(developing, NoBlending);
    develop.show(renderer, null, { picture: colours.texture, white: white.texture, black: black.texture }, 1);
    single.dispose();
    colours.dispose();
    scene.traverse(dispose);
  }

  /** A target for the sum of exposures, empty. */
  #sum({ width, height }: Crop, filter: MagnificationTextureFilter = NearestFilter): WebGLRenderTarget {
    const sum = new WebGLRenderTarget(width, height, {
      type: FloatType,
      minFilter: filter,
      magFilter: filter,
      depthBuffer: false,
    });
    this.#renderer.setRenderTarget(sum);
    this.#renderer.setClearColor('#000000', 0);
    this.#renderer.clear();
    return sum;
  }
}

/** A model's light and shade, and from where it is seen. */
export interface Lit {
  white: WebGLRenderTarget;
  black: WebGLRenderTarget;
  camera: OrthographicCamera | PerspectiveCamera;
  crop: Crop;
  frame: Exposure;
  /** `one`: a surface shimmers in its own colour, so that other colours need their own light. */
  isFor: 'all' | 'one';
}

type Surface = Material & { color: Color; map: Texture | null; sheen?: number };

function place({ group, view }: Model): void {
  group.rotation.y = (view.turn * Math.PI) / 180;
  group.updateMatrixWorld(true);
}

function materialsOf(group: Object3D): Surface[] {
  const all = new Set<Surface>();
  group.traverse((part) => {
    if (part instanceof Mesh) for (const one of [part.material].flat()) all.add(one as Surface);
  });
  return [...all];
}

/** Cut out by the transparency of its print; it takes the light of what it is on. */
function isDecal(material: Material | Material[]): boolean {
  return [material]
    .flat()
    .some((one) => one.alphaTest > 0 && !(one as { alphaMap?: Texture | null }).alphaMap);
}

/** The colour of a surface without light. */
function flat(material: Material | Material[]): Material | Material[] {
  if (Array.isArray(material)) return material.map((one) => flat(one) as Material);
  const { color, map, alphaTest, side } = material as Surface;
  const alphaMap = (material as { alphaMap?: Texture | null }).alphaMap ?? null;
  return new MeshBasicMaterial({ color, map, alphaMap, alphaTest, side });
}

/** A fraction of a pixel aside, so that the mean of all exposures has smooth edges. */
function move(
  camera: OrthographicCamera | PerspectiveCamera,
  frame: Exposure,
  { left, top, width, height }: Crop,
  i: number,
): void {
  const [dx, dy] = [halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5];
  camera.setViewOffset(frame.width, frame.height, left + dx, top + dy, width, height);
}

function lightOn(middle: Vector3, radius: number, at: number): DirectionalLight {
  const isKey = at < lightsAtOnce.key;
  const light = isKey
    ? new DirectionalLight('#fff6ea', 1.5 / lightsAtOnce.key)
    : new DirectionalLight('#f2f6ff', 1.2 / lightsAtOnce.dome);
  light.castShadow = true;
  light.shadow.mapSize.set(768, 768);
  const reach = radius * 1.15;
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: radius * 0.5,
    far: radius * 8,
  });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = radius * 0.0016;
  light.target.position.copy(middle);
  return light;
}

/**
 * Shows the mean of all lights' shadows, fading out towards its edges and those of the picture, which may be placed on
 * a larger ground; the library's own shows their union.
 */
function floorMaterial(frame: Exposure, { left, top, height }: Crop): ShadowMaterial {
  const material = new ShadowMaterial({ color: '#1a1410' });
  const corner = new Vector2(left, frame.height - top - height);
  const size = new Vector2(frame.width, frame.height);
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { pictureCorner: { value: corner }, pictureSize: { value: size } });
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'varying vec2 vFloor;\nvoid main() {\nvFloor = uv * 2.0 - 1.0;',
    );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <shadowmask_pars_fragment>', meanShadow)
      .replace('opacity * ( 1.0 - getShadowMask() )', 'shade() * edge()');
  };
  return material;
}

const meanShadow = `
varying vec2 vFloor;
uniform vec2 pictureCorner;
uniform vec2 pictureSize;
float edge() {
  vec2 near = 1.0 - smoothstep(0.55, 1.0, abs(vFloor));
  vec2 inPicture = abs((gl_FragCoord.xy + pictureCorner) / pictureSize - 0.5) * 2.0;
  vec2 fade = 1.0 - smoothstep(0.8, 0.99, inPicture);
  return near.x * near.y * fade.x * fade.y;
}
float shade() {
  float sum = 0.0;
  DirectionalLightShadow one;
  #pragma unroll_loop_start
  for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
    one = directionalLightShadows[ i ];
    sum += (1.0 - getShadow( directionalShadowMap[ i ], one.shadowMapSize, one.shadowIntensity, one.shadowBias, one.shadowRadius, vDirectionalShadowCoord[ i ] ))
      * (UNROLLED_LOOP_INDEX < ${lightsAtOnce.key} ? ${(0.27 / lightsAtOnce.key).toFixed(4)} : ${(0.36 / lightsAtOnce.dome).toFixed(4)});
  }
  #pragma unroll_loop_end
  return sum;
}`;

/** Only as large as shadows reach: the rest of the picture is the bare ground. */
function floorAround({ x, y, z }: Vector3): PlaneGeometry {
  const margin = 2.4 * Math.min(y, 120) + 60;
  return new PlaneGeometry(x + 2 * margin, z + 2 * margin).rotateX(-Math.PI / 2);
}

function cropOf(floor: Mesh, group: Object3D, camera: Camera, { width, height }: Exposure): Crop {
  let [left, right, top, bottom] = [width, 0, height, 0];
  const point = new Vector3();
  const include = (mesh: Object3D): void => {
    if (!(mesh instanceof Mesh)) return;
    mesh.updateMatrixWorld();
    const positions = mesh.geometry.getAttribute('position');
    for (let i = 0; i < positions.count; i += 1) {
      point.fromBufferAttribute(positions, i).applyMatrix4(mesh.matrixWorld).project(camera);
      const [x, y] = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
    }
  };
  include(floor);
  group.traverse(include);
  // Even, so that half of it are whole pixels.
  const below = (value: number): number => Math.floor(value / 2) * 2;
  left = Math.max(0, below(left));
  top = Math.max(0, below(top));
  right = Math.min(width, below(right) + 2);
  bottom = Math.min(height, below(bottom) + 2);
  return { left, top, width: right - left, height: bottom - top };
}

function scaled<Sizes extends object>(sizes: Sizes, scale: number): Sizes {
  const named = ['left', 'top', 'width', 'height'];
  return Object.fromEntries(
    Object.entries(sizes).map(([name, value]) => [name, named.includes(name) ? value * scale : value]),
  ) as Sizes;
}

/** Straight down without perspective, otherwise a long lens. */
function cameraFor({ group, view }: Model, aspect: number): OrthographicCamera | PerspectiveCamera {
  const angle = (view.elevation * Math.PI) / 180;
  const box = new Box3().setFromObject(group);
  const middle = view.at ? new Vector3(...view.at) : box.getCenter(new Vector3());
  const size = box.getSize(new Vector3()).length();
  const direction = new Vector3(0, Math.sin(angle), Math.cos(angle));
  const distance = size * 4;
  const camera = new OrthographicCamera(-1, 1, 1, -1, size * 0.1, size * 12);
  camera.up.set(0, view.elevation > 80 ? 0 : 1, view.elevation > 80 ? -1 : 0);
  camera.position.copy(middle).addScaledVector(direction, distance);
  camera.lookAt(middle);
  camera.updateMatrixWorld(true);
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  const point = new Vector3();
  group.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const positions = part.geometry.getAttribute('position');
    for (let i = 0; i < positions.count; i += 1) {
      point
        .fromBufferAttribute(positions, i)
        .applyMatrix4(part.matrixWorld)
        .applyMatrix4(camera.matrixWorldInverse);
      left = Math.min(left, point.x);
      right = Math.max(right, point.x);
      low = Math.min(low, point.y);
      high = Math.max(high, point.y);
    }
  });
  const shows = view.shows ?? Math.max((right - left) / fill.width / aspect, (high - low) / fill.height);
  const [x, y] = view.at || view.shows ? [0, 0] : [(left + right) / 2, (low + high) / 2];
  if (view.elevation > 80) {
    Object.assign(camera, {
      left: x - (shows * aspect) / 2,
      right: x + (shows * aspect) / 2,
      top: y + shows / 2,
      bottom: y - shows / 2,
    });
    camera.updateProjectionMatrix();
    return camera;
  }
  const lens = new PerspectiveCamera(16, aspect, 1, 1);
  const away = (shows / 2 / Math.tan((8 * Math.PI) / 180)) * 1.03;
  const centre = new Vector3(x, y, -distance).applyMatrix4(camera.matrixWorld);
  lens.near = away * 0.2;
  lens.far = away + size * 8;
  lens.position.copy(centre).addScaledVector(direction, away);
  lens.lookAt(centre);
  lens.updateProjectionMatrix();
  lens.updateMatrixWorld(true);
  return lens;
}

/** The key comes from the upper left of the picture, the dome from everywhere above. */
function directionOf(i: number, count: number, isKey: boolean, elevation: number): Vector3 {
  const [a, b] = [(i + 0.5) / count, halton(i + 1, 5)];
  if (isKey) {
    const [x, y] = [halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5];
    const front = elevation > 60 ? -0.42 : 0.5;
    return new Vector3(-0.52 + x * 0.55, 0.85, front + y * 0.55).normalize();
  }
  const turn = b * Math.PI * 2;
  const out = Math.sqrt(a) * 0.86;
  return new Vector3(Math.cos(turn) * out, Math.sqrt(1 - out * out), Math.sin(turn) * out);
}

/** What glossy surfaces mirror: a grey room, two long softboxes, a strip and a bright floor. */
function softboxes(): Scene {
  const scene = new Scene();
  scene.add(new Mesh(new SphereGeometry(20), new MeshBasicMaterial({ color: '#8c8d8e', side: BackSide })));
  const panel = (
    width: number,
    height: number,
    at: readonly [number, number, number],
    strength: number,
  ): void => {
    const material = new MeshBasicMaterial({ side: 2 });
    material.color.setScalar(strength);
    const mesh = new Mesh(new PlaneGeometry(width, height), material);
    mesh.position.set(...at);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  };
  panel(9, 9, [-7, 10, 5], 6);
  panel(3, 12, [11, 5, 4], 3.5);
  panel(14, 3, [0, 9, -9], 3);
  panel(30, 30, [0, -8, 0], 0.75);
  panel(4, 14, [-12, 2, -3], 0.12);
  return scene;
}

/** Linear light to sRGB; highlights above 0.8 roll off, below nothing changes, so that the ground keeps its colour. */
const developing = `
vec4 colour = texture2D(picture, vUv);
vec3 dark = texture2D(black, vUv).rgb;
vec3 c = dark + colour.rgb / max(colour.a, 0.001) * (texture2D(white, vUv).rgb - dark);
vec3 over = max(c - 0.84, 0.0);
c = min(c, 0.84) + 0.16 * over / (over + 0.16);
c = mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
gl_FragColor = vec4(c, 1.0);`;

interface Screen {
  show(
    renderer: WebGLRenderer,
    target: WebGLRenderTarget | null,
    pictures: Readonly<Record<string, Texture>>,
    weight: number,
  ): void;
}

function screen(body: string, blending: typeof CustomBlending | typeof NoBlending): Screen {
  const material = new ShaderMaterial({
    uniforms: {
      picture: { value: null },
      white: { value: null },
      black: { value: null },
      weight: { value: 1 },
    },
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `varying vec2 vUv; uniform sampler2D picture; uniform sampler2D white; uniform sampler2D black; uniform float weight; void main() { ${body} }`,
    blending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
    depthTest: false,
    depthWrite: false,
    transparent: true,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  const camera = new OrthographicCamera(-1, 1, 1, -1, -1, 1);
  return {
    show(renderer, target, pictures, weight) {
      for (const [name, value] of Object.entries(pictures))
        Object.assign(material.uniforms[name] ?? {}, { value });
      Object.assign(material.uniforms['weight'] ?? {}, { value: weight });
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
    },
  };
}

function dispose(part: Object3D): void {
  if (!(part instanceof Mesh)) return;
  part.geometry.dispose();
  for (const material of [part.material].flat()) {
    material.map?.dispose();
    material.bumpMap?.dispose();
    material.alphaMap?.dispose();
  }
}
