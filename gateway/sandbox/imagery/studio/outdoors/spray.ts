/** Snow in the air: many small soft grains, lit through by the sun. */
import {
  BufferGeometry,
  CustomBlending,
  Float32BufferAttribute,
  OneFactor,
  OneMinusSrcAlphaFactor,
  Points,
  ShaderMaterial,
  Vector3,
} from 'three';
import { airText, type Uniforms } from './air.ts';

export interface Grain {
  at: Vector3;
  /** Metres across. */
  size: number;
  /** 0 to 1. */
  thick: number;
  /** Share of the sun that reaches it through the others. */
  lit: number;
}

/** @param focal pixels of a metre at a distance of a metre. */
export function spray(grains: Grain[], eye: Vector3, air: Uniforms, focal: number): Points {
  grains.sort((a, b) => b.at.distanceToSquared(eye) - a.at.distanceToSquared(eye));
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      grains.flatMap(({ at }) => [at.x, at.y, at.z]),
      3,
    ),
  );
  geometry.setAttribute(
    'grain',
    new Float32BufferAttribute(
      grains.flatMap(({ size, thick, lit }) => [size, thick, lit]),
      3,
    ),
  );
  const material = new ShaderMaterial({
    uniforms: { ...air, focal: { value: focal } },
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    vertexShader: `attribute vec3 grain; uniform float focal; varying vec3 place; varying vec2 look; varying float seed;
      void main() {
        vec4 seen = modelViewMatrix * vec4(position, 1.0);
        gl_Position = projectionMatrix * seen;
        float size = grain.x * focal / -seen.z;
        // What is smaller than a pixel is thinner instead.
        gl_PointSize = max(1.6, size);
        look = vec2(grain.y * min(1.0, size * size / 2.56), grain.z);
        place = (modelMatrix * vec4(position, 1.0)).xyz;
        seed = fract(sin(dot(position, vec3(12.9, 78.2, 37.7))) * 4375.5);
      }`,
    fragmentShader: `varying vec3 place; varying vec2 look; varying float seed;
      ${airText}
      void main() {
        vec2 at = gl_PointCoord - 0.5;
        float round = max(0.0, 1.0 - dot(at, at) * 4.0);
        float cloud = texture2D(noise, at * 0.16 + seed * 7.0 + vec2(seed * 3.0, 0.0)).r;
        float alpha = look.x * round * smoothstep(0.36, 0.62, cloud + round * 0.2);
        vec3 way = normalize(place - eye);
        float ahead = max(0.0, dot(way, toSun));
        // Grains scatter forwards: brightest against the sun.
        float phase = 0.5 + 2.4 * pow(ahead, 5.0);
        vec3 colour = skyLight * 0.95 + sunLight * (0.12 + phase * look.y * (0.7 + 0.6 * round * (0.5 - at.y)));
        colour = throughAir(colour, place);
        gl_FragColor = vec4(colour * alpha, alpha);
      }`,
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  points.renderOrder = 5;
  return points;
}

/** A normally distributed number. */
export function bell(random: () => number): number {
  return (random() + random() + random() + random() - 2) * 0.87;
}

export interface Plume {
  /** From where it is thrown: two ends, in metres. */
  from: Vector3;
  to: Vector3;
  /** Metres a second, and how far it differs. */
  throws: Vector3;
  spread: number;
  /** Movement of what throws it, which leaves the snow behind. */
  speed: Vector3;
  seconds: number;
  count: number;
  size: number;
  thick: number;
}

/** Jets of a plume: snow is thrown in clods that come apart, not evenly. */
const jets = 110;

/** Snow thrown aside while the ski moves on. */
export function plume(
  { from, to, throws, spread, speed, seconds, count, size, thick }: Plume,
  random: () => number,
): Grain[] {
  const all = Array.from({ length: jets }, () => ({
    start: from.clone().lerp(to, random()),
    push: throws
      .clone()
      .multiplyScalar(0.3 + 0.7 * random() ** 0.7)
      .add(new Vector3(bell(random), bell(random) * 0.7 + 0.12, bell(random)).multiplyScalar(spread)),
    age: seconds * random() ** 1.3,
    lit: 0.45 + 0.55 * random(),
  }));
  return Array.from({ length: count }, () => {
    const jet = all[Math.floor(random() * jets)];
    if (!jet) throw new Error('a plume has jets');
    const age = Math.max(0.01, jet.age + 0.07 * bell(random) + 0.1 * random());
    const push = jet.push
      .clone()
      .add(new Vector3(bell(random), bell(random), bell(random)).multiplyScalar(0.3 * spread));
    // Air slows fine snow.
    const slowed = (1 - Math.exp(-2.2 * age)) / 2.2;
    const at = jet.start.clone().addScaledVector(push, slowed).addScaledVector(speed, -age);
    const isFine = random() < 0.5;
    at.y = Math.max(0.005, at.y - (isFine ? 0.6 : 2.4) * age * age);
    const grown = isFine ? size * (0.25 + 2 * age) : 0.005 + 0.013 * random() ** 3;
    return {
      at,
      size: grown * (0.5 + random()),
      thick: isFine ? thick * (0.25 + 0.75 * random()) * Math.min(1, 0.3 / (0.2 + age)) : 0.8,
      lit: jet.lit * (0.7 + 0.3 * random()),
    };
  });
}
