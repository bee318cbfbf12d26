/** Surfaces of rooms and machines: colour, grain and gloss computed from noise. Geometry gives its texture coordinates in metres. */
import {
  CanvasTexture,
  Color,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type MeshStandardMaterialParameters,
} from 'three';
import { NoiseTile } from '../../drawings/noise.ts';
import { canvasOf } from '../materials.ts';

const coarse = new NoiseTile(4, 6, 1201);
const fine = new NoiseTile(16, 5, 407);

type Rgb = readonly [number, number, number];

interface Grain {
  /** Metres that one tile covers along u and v. */
  tile: readonly [number, number];
  pixels?: number;
  /** Colour in sRGB 0 to 255, height and roughness 0 to 1 at a point of the tile; must repeat at 1. */
  at(u: number, v: number): { colour: Rgb; height: number; rough: number };
}

const made = new Map<string, MeshStandardMaterial>();

/** The same surface again shares its textures: computing and loading them takes seconds. */
function once(name: unknown, make: () => MeshStandardMaterial): MeshStandardMaterial {
  const key = JSON.stringify(name);
  const material = made.get(key) ?? make();
  made.set(key, material);
  return material.clone();
}

function grained(
  { tile, pixels = 1024, at }: Grain,
  more: MeshStandardMaterialParameters,
): MeshStandardMaterial {
  const [colours, heights, gloss] = [0, 1, 2].map(() => canvasOf(pixels, pixels));
  if (!colours || !heights || !gloss) throw new Error('three were made');
  const images = [colours, heights, gloss].map(([, context]) => context.createImageData(pixels, pixels));
  const [colourData, heightData, glossData] = images.map(({ data }) => data);
  if (!colourData || !heightData || !glossData) throw new Error('three were made');
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      const i = (y * pixels + x) * 4;
      const { colour, height, rough } = at(x / pixels, y / pixels);
      colourData[i] = colour[0];
      colourData[i + 1] = colour[1];
      colourData[i + 2] = colour[2];
      heightData.fill(height * 255, i, i + 3);
      glossData.fill(rough * 255, i, i + 3);
      colourData[i + 3] = 255;
      heightData[i + 3] = 255;
      glossData[i + 3] = 255;
    }
  }
  const [map, bumpMap, roughnessMap] = [colours, heights, gloss].map(([canvas, context], at_) => {
    const image = images[at_];
    if (image) context.putImageData(image, 0, 0);
    const texture = new CanvasTexture(canvas);
    texture.wrapS = RepeatWrapping;
    texture.wrapT = RepeatWrapping;
    texture.repeat.set(1 / tile[0], 1 / tile[1]);
    texture.anisotropy = 8;
    return texture;
  });
  if (!map || !bumpMap || !roughnessMap) throw new Error('three were made');
  map.colorSpace = SRGBColorSpace;
  return new MeshStandardMaterial({ map, bumpMap, roughnessMap, roughness: 1, bumpScale: 2, ...more });
}

function rgb(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
}

function mix(a: Rgb, b: Rgb, t: number): Rgb {
  const s = Math.min(1, Math.max(0, t));
  return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s];
}

function step(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Planed wood, its grain along u. @param wear 0 is oiled, 1 is a bench of fifty years */
export function wood(light: string, dark: string, { gloss = 0.45, wear = 0.4 } = {}): MeshStandardMaterial {
  const [bright, deep] = [rgb(light), rgb(dark)];
  return once(['wood', light, dark, gloss, wear], () =>
    grained(
      {
        tile: [2.2, 0.55],
        at(u, v) {
          const bend = coarse.at(u, v) * 0.9 + coarse.at(u * 2, v) * 0.3;
          const rings = Math.sin((v * 9 + bend * 2.2) * Math.PI * 2);
          const fibre = fine.at(u, v * 14) + 0.5 * fine.at(u * 2, v * 28);
          const pore = step(0.16, 0.34, fine.at(u * 3 + 0.3, v * 22));
          const stain = step(0.05, 0.4, coarse.at(u * 2 + 0.4, v * 1 + 0.2)) * wear;
          const scratch = step(0.3, 0.36, fine.at(u * 1, v * 5 + u * 2)) * wear;
          const tone =
            0.55 + 0.2 * rings * Math.abs(rings) + 0.75 * fibre - 0.5 * pore - 0.45 * stain + 0.25 * scratch;
          return {
            colour: mix(deep, bright, tone),
            height: 0.5 + 0.12 * rings + 0.5 * fibre - 0.35 * pore - 0.2 * scratch,
            rough: Math.min(1, gloss + 0.25 * fibre + 0.2 * pore + 0.25 * stain),
          };
        },
      },
      { bumpScale: 1.6 },
    ),
  );
}

/** Lime-washed or painted wall with stains. @param worn share of flaked paint */
export function plaster(colour: string, { worn = 0.2, below = '#6b675f' } = {}): MeshStandardMaterial {
  const [paint, under] = [rgb(colour), rgb(below)];
  return once(['plaster', colour, worn, below], () =>
    grained(
      {
        tile: [2.6, 2.6],
        at(u, v) {
          const large = coarse.at(u, v);
          const small = fine.at(u * 2, v * 2);
          const flaked = step(0.36 - worn * 0.5, 0.4 - worn * 0.5, large + 0.45 * small);
          const run = coarse.at(u * 6, v) * 0.5;
          const shade = 1 + 0.2 * large + 0.12 * small - 0.25 * Math.max(0, run);
          const painted = mix(paint, under, flaked);
          return {
            colour: [painted[0] * shade, painted[1] * shade, painted[2] * shade],
            height: 0.55 + 0.35 * small + 0.25 * large - 0.25 * flaked,
            rough: 0.82 + 0.2 * small,
          };
        },
      },
      { bumpScale: 0.9 },
    ),
  );
}

/** Bricks laid in half bond, painted over once. */
export function brick(colour: string, mortar: string): MeshStandardMaterial {
  const [clay, lime] = [rgb(colour), rgb(mortar)];
  const [across, up] = [6, 20];
  return once(['brick', colour, mortar], () =>
    grained(
      {
        tile: [1.5, 1.5],
        at(u, v) {
          const row = Math.floor(v * up);
          const x = u * across + (row % 2) * 0.5 + 0.06 * fine.at(u * 3, v * 3);
          const y = v * up + 0.1 * fine.at(u * 3 + 0.5, v * 3);
          const edge = Math.min(Math.min(x % 1, 1 - (x % 1)) * 3.3, Math.min(y % 1, 1 - (y % 1)));
          const inBrick = step(0.05, 0.14, edge + 0.06 * fine.at(u * 6, v * 6));
          const number = (Math.floor(x) % across) * 37 + row * 11;
          const own = 0.78 + 0.36 * (((number * 7919) % 101) / 101);
          const dirt = 1 + 0.5 * coarse.at(u, v) + 0.3 * fine.at(u * 4, v * 4);
          const base = mix(lime, [clay[0] * own, clay[1] * own, clay[2] * own], inBrick);
          return {
            colour: [base[0] * dirt, base[1] * dirt, base[2] * dirt],
            height: 0.25 + 0.5 * inBrick + 0.3 * fine.at(u * 6, v * 6),
            rough: 0.88,
          };
        },
      },
      { bumpScale: 5 },
    ),
  );
}

/** Trowelled floor, polished where people walk. */
export function concrete(colour: string, gloss = 0.5): MeshStandardMaterial {
  const base = rgb(colour);
  return once(['concrete', colour, gloss], () =>
    grained(
      {
        tile: [3.4, 3.4],
        at(u, v) {
          const large = coarse.at(u, v);
          const small = fine.at(u * 3, v * 3);
          const speck = step(0.24, 0.34, fine.at(u * 9, v * 9));
          const oil = step(0.1, 0.34, coarse.at(u + 0.37, v + 0.11));
          const shade = 1 + 0.4 * large + 0.22 * small - 0.18 * speck - 0.4 * oil;
          return {
            colour: [base[0] * shade, base[1] * shade, base[2] * shade],
            height: 0.5 + 0.3 * small - 0.3 * speck,
            rough: Math.min(1, Math.max(0.16, gloss + 0.5 * large + 0.2 * small - 0.28 * oil)),
          };
        },
      },
      { bumpScale: 0.4 },
    ),
  );
}

/** Enamel of a machine, chipped to the primer and dulled by hands. */
export function enamel(colour: string, { chipped = 0.35, gloss = 0.42 } = {}): MeshStandardMaterial {
  const [paint, primer] = [rgb(colour), rgb('#3a3530')];
  return once(['enamel', colour, chipped, gloss], () =>
    grained(
      {
        tile: [1.3, 1.3],
        at(u, v) {
          const large = coarse.at(u, v);
          const small = fine.at(u * 3, v * 3);
          const chip = step(0.47 - chipped * 0.22, 0.49 - chipped * 0.22, large * 0.8 + small * 0.75);
          const shade = 1 + 0.22 * large + 0.1 * small;
          const painted = mix([paint[0] * shade, paint[1] * shade, paint[2] * shade], primer, chip);
          return {
            colour: painted,
            height: 0.6 + 0.12 * fine.at(u * 6, v * 6) - 0.4 * chip,
            rough: Math.min(1, Math.max(0.2, gloss + 0.35 * large + 0.3 * small + 0.25 * chip)),
          };
        },
      },
      { bumpScale: 0.5 },
    ),
  );
}

/** Bare metal with the lines of its grinding along u. */
export function groundMetal(colour: string, rough = 0.34): MeshStandardMaterial {
  const base = rgb(colour);
  return once(['metal', colour, rough], () =>
    grained(
      {
        tile: [0.8, 0.4],
        pixels: 512,
        at(u, v) {
          const line = fine.at(u, v * 20) + 0.6 * fine.at(u * 2, v * 31);
          const cloud = coarse.at(u, v);
          const shade = 1 + 0.18 * line + 0.2 * cloud;
          return {
            colour: [base[0] * shade, base[1] * shade, base[2] * shade],
            height: 0.5 + 0.5 * line,
            rough: Math.min(1, Math.max(0.12, rough + 0.3 * line + 0.4 * cloud)),
          };
        },
      },
      { metalness: 1, bumpScale: 0.5 },
    ),
  );
}

export function plain(colour: string, roughness: number, metalness = 0): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: colour, roughness, metalness });
}

/** A source of light that is seen. @param strength 1 is white paper in the light that `exposure` 1 is made for */
export function shining(colour: string, strength: number): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ fog: false });
  material.color.copy(new Color(colour).multiplyScalar(strength));
  return material;
}

/** The same surface in another tone, such as the next board. @param tone 1 changes nothing */
export function toned(material: MeshStandardMaterial, tone: number): MeshStandardMaterial {
  const other = material.clone();
  other.color.setScalar(tone);
  return other;
}
