/**
 * Takes a picture outdoors: the mean of exposures that differ in where within a pixel, through which point of the lens
 * and from which point of the sun light falls. The result has smooth edges, a depth of field and soft shadows.
 */
import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Matrix4,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderTarget,
  type DirectionalLight,
  type PerspectiveCamera,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { halton } from '../halton.ts';

export interface Outdoors {
  scene: Scene;
  camera: PerspectiveCamera;
  sun: DirectionalLight;
  /** Radius of the sun in radians, larger behind thin cloud. */
  sunSize: number;
  /** Metres to what is sharp, and width of the lens. */
  focus: number;
  aperture: number;
  brightness: number;
  /** Share of the light that is scattered in the lens. */
  bloom?: number;
}

export interface Shot {
  width: number;
  height: number;
  exposures: number;
}

export function expose(renderer: WebGLRenderer, outdoors: Outdoors, shot: Shot): void {
  const { scene, camera, sun } = outdoors;
  const { width, height, exposures } = shot;
  renderer.setPixelRatio(1);
  renderer.setSize(width, height, false);
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
  const single = new WebGLRenderTarget(width, height, { type: HalfFloatType });
  renderer.setRenderTarget(sum);
  renderer.setClearColor('#000000', 0);
  renderer.clear();
  camera.aspect = width / height;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const home = camera.position.clone();
  const [right, up, back] = [new Vector3(), new Vector3(), new Vector3()];
  camera.matrixWorld.extractBasis(right, up, back);
  const target = sun.target.position;
  const way = sun.position.clone().sub(target);
  const aside = new Vector3().crossVectors(way, new Vector3(0, 1, 0)).normalize();
  const above = new Vector3().crossVectors(aside, way).normalize();
  const straight = way.clone();
  const add = screen('gl_FragColor = texture2D(picture, vUv) * weight;', CustomBlending);
  for (let i = 0; i < exposures; i += 1) {
    const [lensX, lensY] = disc(halton(i + 1, 5), halton(i + 1, 7));
    const [dx, dy] = [lensX * outdoors.aperture * 0.5, lensY * outdoors.aperture * 0.5];
    camera.position.copy(home).addScaledVector(right, dx).addScaledVector(up, dy);
    camera.setViewOffset(width, height, halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5, width, height);
    camera.updateProjectionMatrix();
    // Sheared, so that what is at the distance of focus stays where it is.
    const shear = new Matrix4().set(
      1,
      0,
      -dx / outdoors.focus,
      0,
      0,
      1,
      -dy / outdoors.focus,
      0,
      0,
      0,
      1,
      0,
      0,
      0,
      0,
      1,
    );
    camera.projectionMatrix.multiply(shear);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    const [sx, sy] = disc(halton(i + 1, 11), halton(i + 1, 13));
    sun.position
      .copy(target)
      .add(straight)
      .addScaledVector(aside, sx * outdoors.sunSize * straight.length())
      .addScaledVector(above, sy * outdoors.sunSize * straight.length());
    renderer.setRenderTarget(single);
    renderer.clear();
    renderer.render(scene, camera);
    add.show(renderer, sum, { picture: single.texture }, 1 / exposures);
  }
  camera.position.copy(home);
  const soft = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    depthBuffer: false,
  });
  const copy = screen('gl_FragColor = min(texture2D(picture, vUv), vec4(6.0)) * weight;', NoBlending);
  copy.show(renderer, soft, { picture: sum.texture }, 1);
  const develop = screen(developing, NoBlending);
  develop.material.uniforms['bloom'] = { value: outdoors.bloom ?? 0.07 };
  develop.show(renderer, null, { picture: sum.texture, soft: soft.texture }, outdoors.brightness);
  for (const one of [sum, single, soft]) one.dispose();
}

const developing = `
  vec3 light = texture2D(picture, vUv).rgb;
  vec3 blurred = vec3(0.0);
  for (int level = 3; level < 8; level++) {
    vec2 step = exp2(float(level)) / vec2(textureSize(soft, 0));
    for (int corner = 0; corner < 4; corner++) {
      vec2 off = (vec2(float(corner % 2), float(corner / 2)) - 0.5) * step;
      blurred += textureLod(soft, vUv + off, float(level)).rgb * 0.05;
    }
  }
  light = mix(light, blurred, bloom);
  vec2 corner = vUv - 0.5;
  light *= weight * (1.0 - 0.28 * dot(corner, corner));
  // A film's curve: bright snow keeps its modelling.
  vec3 x = light * 0.82;
  vec3 toned = clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
  float grey = dot(toned, vec3(0.2126, 0.7152, 0.0722));
  toned = clamp(mix(vec3(grey), toned, 1.06), 0.0, 1.0);
  vec3 encoded = mix(12.92 * toned, 1.055 * pow(toned, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, toned));
  float grain = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  gl_FragColor = vec4(encoded + grain * 0.012, 1.0);
`;

interface Screen {
  material: ShaderMaterial;
  show: (
    renderer: WebGLRenderer,
    target: WebGLRenderTarget | null,
    textures: Record<string, Texture>,
    weight: number,
  ) => void;
}

function screen(body: string, blending: typeof CustomBlending | typeof NoBlending): Screen {
  const material = new ShaderMaterial({
    vertexShader: 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `varying vec2 vUv; uniform sampler2D picture, soft; uniform float weight, bloom; void main() { ${body} }`,
    uniforms: { weight: { value: 1 }, bloom: { value: 0 }, picture: { value: null }, soft: { value: null } },
    depthTest: false,
    depthWrite: false,
    blending,
    ...(blending === CustomBlending
      ? { blendSrc: OneFactor, blendDst: OneFactor, blendSrcAlpha: OneFactor, blendDstAlpha: OneFactor }
      : {}),
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  const camera = new OrthographicCamera();
  return {
    material,
    show(renderer, target, textures, weight) {
      for (const [name, texture] of Object.entries(textures)) material.uniforms[name] = { value: texture };
      material.uniforms['weight'] = { value: weight };
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
    },
  };
}

function disc(u: number, v: number): [number, number] {
  const [radius, turn] = [Math.sqrt(u), v * 2 * Math.PI];
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}
