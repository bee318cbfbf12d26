/** What stands in a workshop for skis, in metres. */
import {
  AdditiveBlending,
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  ConeGeometry,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  Quaternion,
  ShaderMaterial,
  Vector3,
  Euler,
} from 'three';
import { randomFrom } from '../../drawings/random.ts';
import type { Place } from '../sceneSet.ts';
import { bar, bolt, box, pipe, placed, plateOf, turned } from './shapes.ts';
import { enamel, groundMetal, plain, shining, wood } from './surfaces.ts';

/** A lamp with an enamelled shade that hangs at `at`, its rim's middle. @param strength of the bulb that is seen */
export function pendant(
  at: Place,
  { radius = 0.17, colour = '#24443c', strength = 40, cord = 2 } = {},
): Group {
  const lamp = new Group();
  const r = radius;
  const outside = enamel(colour, { chipped: 0.15, gloss: 0.3 });
  outside.side = DoubleSide;
  const profile = [
    [0.03, r * 0.95],
    [0.036, r * 0.8],
    [0.05, r * 0.66],
    [r * 0.62, r * 0.46],
    [r * 0.9, r * 0.16],
    [r, 0],
    [r * 1.012, -0.004],
  ] as const;
  const inside = plain('#f6efe0', 0.4);
  inside.side = DoubleSide;
  inside.emissive.set('#ffd9a0');
  inside.emissiveIntensity = strength * 0.035;
  lamp.add(
    turned(outside, profile, [0, 0, 0]),
    turned(
      inside,
      profile.map(([x, y]) => [Math.max(0.01, x - 0.003), y - 0.002] as const),
      [0, 0, 0],
    ),
    bar(plain('#17191a', 0.5), 0.026, 0.07, [0, r * 0.98, 0]),
    bar(plain('#101112', 0.7), 0.004, cord, [0, r + cord / 2, 0]),
    placed(new Mesh(turned(plain('#fff', 1), bulb, [0, 0, 0]).geometry, shining('#ffdfae', strength)), [
      0,
      r * 0.2,
      0,
    ]),
  );
  lamp.position.set(...at);
  return lamp;
}

const bulb = Array.from({ length: 13 }, (_, i) => {
  const turn = (i / 12) * Math.PI;
  return [Math.max(0.0001, 0.03 * Math.sin(turn)), -0.03 * Math.cos(turn)] as const;
});

/** A window in steel bars with its frame, standing on the plane of x and y; what is behind it is the scene's. */
export function steelWindow(
  width: number,
  height: number,
  across: number,
  up: number,
  colour = '#1d2224',
): Group {
  const metal = plain(colour, 0.5, 0.3);
  const window = new Group();
  const deep = 0.05;
  for (let i = 0; i <= across; i += 1) {
    const wide = i === 0 || i === across ? 0.06 : 0.026;
    window.add(box(metal, [wide, height, deep], [(i / across - 0.5) * width, 0, 0]));
  }
  for (let i = 0; i <= up; i += 1) {
    const wide = i === 0 || i === up ? 0.06 : 0.026;
    window.add(box(metal, [width, wide, deep * 0.9], [0, (i / up - 0.5) * height, 0]));
  }
  return window;
}

/** An electric waxing iron, its sole on y = 0, pointing to positive x. */
export function waxIron(colour = '#8e2a1c'): Group {
  const iron = new Group();
  const sole = [
    [-0.11, -0.055],
    [0.085, -0.055],
    [0.118, -0.02],
    [0.118, 0.02],
    [0.085, 0.055],
    [-0.11, 0.055],
  ] as const;
  const plate = plateOf(groundMetal('#c9ccce', 0.25), sole, 0.014, { corner: 0.02, bevel: 0.002 });
  const body = plateOf(
    enamel(colour, { chipped: 0.2, gloss: 0.28 }),
    sole.map(([x, y]) => [x * 0.9, y * 0.86] as const),
    0.036,
    { corner: 0.03, bevel: 0.009 },
  );
  for (const part of [plate, body]) part.rotation.x = -Math.PI / 2;
  plate.position.y = 0.007;
  body.position.y = 0.034;
  const black = plain('#121314', 0.42);
  const handle = pipe(black, 0.0145, [
    [-0.085, 0.05, 0],
    [-0.09, 0.1, 0],
    [-0.06, 0.116, 0],
    [0.02, 0.12, 0],
    [0.055, 0.108, 0],
    [0.062, 0.05, 0],
  ]);
  const dial = bar(black, 0.017, 0.016, [0.0, 0.056, 0]);
  const mark = box(plain('#f2ead8', 0.6), [0.002, 0.001, 0.012], [0, 0.0645, -0.006], 0.0002);
  const cable = pipe(plain('#15110f', 0.8), 0.0042, [
    [-0.09, 0.112, 0],
    [-0.16, 0.13, -0.03],
    [-0.27, 0.1, -0.16],
    [-0.32, -0.1, -0.34],
    [-0.2, -0.15, -0.6],
  ]);
  iron.add(plate, body, handle, dial, mark, cable);
  return iron;
}

/** An oval brush lying on its bristles. */
export function waxBrush(seed = 5): Group {
  const brush = new Group();
  const outline = Array.from({ length: 28 }, (_, i) => {
    const turn = (i / 28) * Math.PI * 2;
    return [
      0.075 * Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.6,
      0.034 * Math.sin(turn),
    ] as const;
  });
  const back = plateOf(wood('#b98a55', '#6d4526', { wear: 0.2, gloss: 0.35 }), outline, 0.024, {
    corner: 0.004,
    bevel: 0.006,
  });
  back.rotation.x = -Math.PI / 2;
  back.position.y = 0.032;
  const strap = pipe(plain('#231a14', 0.75), 0.006, [
    [-0.05, 0.04, 0.03],
    [-0.02, 0.062, 0.012],
    [0.02, 0.062, -0.012],
    [0.05, 0.04, -0.03],
  ]);
  const random = randomFrom(seed);
  const hairs = new InstancedMesh(new ConeGeometry(0.0011, 0.024, 5), plain('#6e5a3d', 0.9), 900);
  const place = new Matrix4();
  for (let i = 0; i < hairs.count; i += 1) {
    const [u, v] = [random() * 2 - 1, random() * 2 - 1];
    const tilt = new Quaternion().setFromEuler(new Euler(Math.PI + v * 0.2 + random() * 0.1, 0, u * 0.2));
    place.compose(
      new Vector3(u * 0.066, 0.011, v * 0.026 * Math.sqrt(1 - u ** 4)),
      tilt,
      new Vector3(1, 1, 1),
    );
    hairs.setMatrixAt(i, place);
  }
  brush.add(back, hairs, strap);
  return brush;
}

/** Shavings of wax on y = 0 within a rectangle, more of them towards its middle. */
export function curls(
  colour: string,
  count: number,
  [width, depth]: readonly [number, number],
  seed: number,
  { least = 0.0018, most = 0.008 } = {},
): Mesh {
  const random = randomFrom(seed);
  const position: number[] = [];
  const index: number[] = [];
  const point = new Vector3();
  for (let i = 0; i < count; i += 1) {
    const middle = new Vector3(
      (random() + random() + random() - 1.5) * 0.67 * width,
      0,
      (random() + random() - 1) * 0.5 * depth,
    );
    const radius = least + (most - least) * random() ** 2.2;
    const turns = 0.4 + random() ** 2 * 2.4;
    const [wide, lean, turn] = [radius * (0.4 + random() * 0.9), random() * 0.9, random() * Math.PI * 2];
    const rest = new Quaternion().setFromEuler(
      new Euler(lean * (random() - 0.5), turn, lean * (random() - 0.5) * 0.6),
    );
    const steps = 14;
    const start = position.length / 3;
    let lowest = Infinity;
    const points: Vector3[] = [];
    for (let s = 0; s <= steps; s += 1) {
      const t = s / steps;
      const angle = t * turns * Math.PI * 2 + random() * 0.1;
      const r = radius * (1 - 0.45 * t);
      for (const side of [-0.5, 0.5]) {
        point.set(Math.cos(angle) * r, Math.sin(angle) * r, side * wide + t * radius * (0.6 + lean * 2));
        points.push(point.clone().applyQuaternion(rest));
        lowest = Math.min(lowest, points.at(-1)?.y ?? 0);
      }
    }
    for (const one of points) position.push(one.x + middle.x, one.y - lowest + 0.0004, one.z + middle.z);
    for (let s = 0; s < steps; s += 1) {
      const a = start + s * 2;
      index.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const material = new MeshStandardMaterial({
    color: colour,
    roughness: 0.5,
    side: DoubleSide,
    // Light that shines through.
    emissive: colour,
    emissiveIntensity: 0.03,
  });
  return new Mesh(geometry, material);
}

/** One support of a ski vise on y = 0: an adjustable post with a rubber jaw. @param height of the ski's lower face */
export function skiSupport(height: number, colour = '#7d2f20'): Group {
  const support = new Group();
  const paint = enamel(colour, { chipped: 0.3, gloss: 0.35 });
  const metal = groundMetal('#9da1a4', 0.3);
  support.add(
    box(paint, [0.09, 0.03, 0.12], [0, 0.015, 0], 0.006),
    box(paint, [0.055, height - 0.05, 0.07], [0, (height - 0.05) / 2, 0], 0.008),
    box(metal, [0.07, 0.016, 0.11], [0, height - 0.03, 0], 0.003),
    box(plain('#101112', 0.75), [0.06, 0.022, 0.1], [0, height - 0.011, 0], 0.004),
    bar(metal, 0.007, 0.16, [0, height * 0.45, 0.06], 'z'),
    bar(plain('#17191a', 0.4), 0.022, 0.024, [0, height * 0.45, 0.13], 'z'),
  );
  for (const x of [-0.03, 0.03]) support.add(bolt(metal, 0.007, [x, 0.03, 0.045], 'y'));
  return support;
}

/** A tool with a turned wooden handle, hanging from its end at the origin. */
export function handTool(kind: 'screwdriver' | 'chisel' | 'rasp', length: number, tone: string): Group {
  const tool = new Group();
  const handle = 0.11;
  tool.add(
    turned(
      wood(tone, '#4a2d18', { wear: 0.5, gloss: 0.35 }),
      [
        [0.004, 0],
        [0.013, -0.004],
        [0.0165, -0.02],
        [0.014, -0.05],
        [0.0165, -0.085],
        [0.011, -handle],
        [0.003, -handle - 0.002],
      ],
      [0, 0, 0],
    ),
    bar(groundMetal('#a8884e', 0.3), 0.011, 0.014, [0, -handle - 0.005, 0]),
  );
  const steel = groundMetal('#aeb2b4', 0.3);
  const blade = length - handle;
  if (kind === 'screwdriver') {
    tool.add(
      bar(steel, 0.0042, blade, [0, -handle - blade / 2, 0]),
      box(steel, [0.011, 0.02, 0.002], [0, -length, 0], 0.0008),
    );
  } else {
    const wide = kind === 'chisel' ? 0.022 : 0.03;
    tool.add(box(steel, [wide, blade, 0.005], [0, -handle - blade / 2 - 0.01, 0], 0.001));
  }
  return tool;
}

/** Dust in the light below a lamp: a cone that glows a little. @param height from its tip at `at` downwards */
export function lightCone(at: Place, radius: number, height: number, colour: string, strength: number): Mesh {
  const geometry = new ConeGeometry(radius, height, 64, 24, true);
  const shade = new Float32Array(geometry.getAttribute('position').count * 3);
  const tone = new Color(colour);
  for (let i = 0; i < shade.length / 3; i += 1) {
    const down = 0.5 - geometry.getAttribute('position').getY(i) / height;
    const light = strength * Math.max(0, 1 - down) ** 1.6;
    shade.set([tone.r * light, tone.g * light, tone.b * light], i * 3);
  }
  geometry.setAttribute('color', new Float32BufferAttribute(shade, 3));
  const material = new ShaderMaterial({
    vertexColors: true,
    // Brightest where the cone is seen through its middle.
    vertexShader:
      'varying vec3 vColour; varying float vFacing; void main() { vColour = color; vec4 seen = modelViewMatrix * vec4(position, 1.0); vFacing = abs(dot(normalize(normalMatrix * normal), normalize(seen.xyz))); gl_Position = projectionMatrix * seen; }',
    fragmentShader:
      'varying vec3 vColour; varying float vFacing; void main() { gl_FragColor = vec4(vColour * pow(vFacing, 1.8), 1.0); }',
    blending: AdditiveBlending,
    depthWrite: false,
    transparent: true,
    side: DoubleSide,
  });
  const cone = new Mesh(geometry, material);
  cone.position.set(at[0], at[1] - height / 2, at[2]);
  return cone;
}
