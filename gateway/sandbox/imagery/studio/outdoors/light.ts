/** What lights things outdoors: the sun with its shadows, and a surrounding of sky and snow. */
import {
  BackSide,
  DirectionalLight,
  Mesh,
  PCFShadowMap,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type Texture,
  type WebGLRenderer,
} from 'three';
import type { Light } from '../../drawings/light.ts';
import { airText, sunOf, type Uniforms } from './air.ts';

/** @param reach metres around `middle` in which things cast shadows. */
export function sunlight(
  light: Light,
  middle: Vector3,
  reach: number,
  size = 2048,
  lit = 1,
): DirectionalLight {
  const sun = new DirectionalLight();
  sun.color.setRGB(...light.sun);
  // The library divides by pi what a surface scatters.
  sun.intensity = Math.PI * lit;
  sun.target.position.copy(middle);
  sun.position.copy(middle).addScaledVector(sunOf(light), reach * 4);
  sun.castShadow = true;
  sun.shadow.mapSize.set(size, size);
  Object.assign(sun.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: reach * 0.5,
    far: reach * 12,
  });
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = reach * 0.0012;
  return sun;
}

/** @param lit share of the snow around that is in the sun. */
export function surrounding(renderer: WebGLRenderer, light: Light, air: Uniforms, lit = 1): Texture {
  const material = new ShaderMaterial({
    side: BackSide,
    uniforms: { ...air, lit: { value: lit }, ambient: { value: new Vector3(...light.sky) } },
    vertexShader:
      'varying vec3 way; void main() { way = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: `varying vec3 way; uniform float lit; uniform vec3 ambient;
      ${airText}
      void main() {
        vec3 dir = normalize(way);
        float near = max(0.0, dot(dir, toSun));
        vec3 above = mix(clearSky(dir) - glow * 3.0 * pow(near, 1400.0), ambient * 1.5, 0.35);
        vec3 below = 0.86 * (ambient + sunLight * lit * max(0.05, toSun.y));
        // A rim of far mountains, so that what mirrors shows a horizon.
        float ridge = 0.09 + 0.1 * (texture2D(noise, vec2(atan(dir.x, dir.z) * 0.5, 0.3)).r - 0.5) * 2.0;
        vec3 mountain = mix(haze, below, 0.4) * 0.7;
        vec3 colour = dir.y > ridge ? above : mix(below, mountain, smoothstep(-0.06, 0.02, dir.y));
        gl_FragColor = vec4(colour, 1.0);
      }`,
  });
  const scene = new Scene();
  scene.add(new Mesh(new SphereGeometry(10, 64, 48), material));
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0, 0.1, 100);
  generator.dispose();
  return texture;
}

export function prepare(renderer: WebGLRenderer): void {
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = true;
  renderer.autoClear = false;
}
