/**
 * Things that lie flat: an outline with rounded edges, raised and creased, in millimetres. Cloth, webbing, paper and
 * shells are such reliefs, stacked.
 */
import {
  BufferGeometry,
  CanvasTexture,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  type MeshLambertMaterial,
  type MeshStandardMaterialParameters,
} from 'three';
import { randomFrom } from '../drawings/random.ts';
import { canvasOf, matte } from './materials.ts';

interface Crease {
  /** SVG path of its line. */
  d: string;
  width: number;
  /** Height; negative for seams and valleys. */
  rise: number;
}

export interface Relief {
  /** Size of the sheet that the paths are drawn on; its middle becomes the origin. */
  sheet: readonly [number, number];
  /** SVG path of the outline. */
  outline: string;
  colour: string;
  /** SVG over the colour: prints, stitches, labels. */
  print?: string;
  /** Height of its face above its lower side, and of that above the ground. */
  height: number;
  base?: number;
  /** Lies on the layers below wherever they are; `base` is then the distance from them. */
  drapes?: boolean;
  /** Width of the rounded edge. */
  round: number;
  creases?: readonly Crease[];
  /** Height of random wrinkles, and their length. */
  wrinkles?: readonly [number, number];
  /** Radius of a bend across: the sides fall below the middle. */
  bend?: number;
  /** Grain of the surface. */
  grain?: { texture: CanvasTexture; scale: number };
  /** For what is not matte. */
  surface?: MeshStandardMaterialParameters;
}

/** Millimetres of one cell of the surface, and pixels of prints a millimetre, for a sheet of a metre. */
const cell = 3.8;
const sharpness = 1.7;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Height of the face in millimetres at a point of the sheet; 0 outside. */
export type HeightAt = (x: number, y: number) => number;

/** What reliefs in other colours have in common. */
export interface Form {
  geometry: BufferGeometry;
  heightAt: HeightAt;
  area: Area;
}

/** All that `formOf` looks at. */
export function shapeOf({
  sheet,
  outline,
  height,
  base,
  drapes,
  round,
  creases,
  wrinkles,
  bend,
  surface,
}: Relief): unknown {
  return [sheet, outline, height, base, drapes, round, creases, wrinkles, bend, surface !== undefined];
}

export async function relief(spec: Relief, { geometry, area }: Form): Promise<Mesh> {
  return new Mesh(geometry, await materialOf(spec, area));
}

export function formOf(spec: Relief, below: HeightAt): Form {
  const [width, depth] = spec.sheet;
  const size = (cell * Math.max(width, depth)) / 1000;
  const area = areaOf(spec.outline, size);
  const [columns, rows] = [Math.ceil(area.width / size), Math.ceil(area.height / size)];
  const heights = heightsOf(spec, area, columns, rows, size);
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const [left, top] = [area.left + column * size, area.top + row * size];
      const [x, z] = [left - width / 2, top - depth / 2];
      const base = (spec.base ?? 0) + (spec.drapes ? below(left, top) : 0);
      const fall = spec.bend ? spec.bend - Math.sqrt(Math.max(0, spec.bend ** 2 - x * x)) : 0;
      // Corners outside of the outline belong to no face, but to the bounds of what is shown.
      position.push(x, base + Math.max(0, heights[row * (columns + 1) + column] ?? 0) - fall, z);
      uv.push((column * size) / area.width, 1 - (row * size) / area.height);
    }
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const a = row * (columns + 1) + column;
      const corners = [a, a + 1, a + columns + 1, a + columns + 2];
      if (corners.every((corner) => (heights[corner] ?? 0) > -1)) {
        index.push(a, a + columns + 1, a + 1, a + 1, a + columns + 1, a + columns + 2);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  const heightAt: HeightAt = (x, y) => {
    const [column, row] = [Math.round((x - area.left) / size), Math.round((y - area.top) / size)];
    if (column < 0 || row < 0 || column > columns || row > rows) return 0;
    const at = row * (columns + 1) + column;
    return (heights[at] ?? -1000) > 0 ? (position[at * 3 + 1] ?? 0) : 0;
  };
  return { geometry, heightAt, area };
}

/** The outline's bounds with a margin of three cells. */
function areaOf(outline: string, size: number): Area {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  document.body.append(svg);
  const { x, y, width, height } = path.getBBox();
  svg.remove();
  const margin = 3 * size;
  const wide = Math.ceil((width + 2 * margin) / size) * size;
  const high = Math.ceil((height + 2 * margin) / size) * size;
  return { left: x - margin, top: y - margin, width: wide, height: high };
}

async function materialOf(
  { sheet, outline, colour, print, grain, surface }: Relief,
  area: Area,
): Promise<MeshStandardMaterial | MeshLambertMaterial> {
  const scale = (sharpness * 1000) / Math.max(...sheet);
  const all = `x="${area.left}" y="${area.top}" width="${area.width}" height="${area.height}"`;
  const alphaMap = await textureOf(
    `<rect ${all} fill="#000"/><path d="${outline}" fill="#fff"/>`,
    area,
    scale,
  );
  const map = print ? await textureOf(`<rect ${all} fill="${colour}"/>${print}`, area, scale) : null;
  if (map) map.colorSpace = SRGBColorSpace;
  // The grain is given for the whole sheet.
  const bump = grain?.texture.clone();
  bump?.repeat.set((bump.repeat.x * area.width) / sheet[0], (bump.repeat.y * area.height) / sheet[1]);
  const look = {
    side: DoubleSide,
    color: map ? '#ffffff' : colour,
    ...(map ? { map } : {}),
    alphaMap,
    alphaTest: 0.5,
    ...(bump && grain ? { bumpMap: bump, bumpScale: grain.scale } : {}),
  };
  return surface ? new MeshStandardMaterial({ ...look, ...surface }) : matte(look);
}

async function textureOf(inner: string, area: Area, scale: number): Promise<CanvasTexture> {
  const texture = new CanvasTexture(
    await drawn(inner, area, Math.ceil(area.width * scale), Math.ceil(area.height * scale)),
  );
  texture.anisotropy = 4;
  return texture;
}

async function drawn(inner: string, area: Area, wide: number, high: number): Promise<HTMLCanvasElement> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${area.left} ${area.top} ${area.width} ${area.height}" preserveAspectRatio="none">${inner}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const [canvas, context] = canvasOf(wide, high);
  context.drawImage(image, 0, 0, wide, high);
  return canvas;
}

/** Far below zero outside of the outline, beyond one cell of margin. */
function heightsOf(spec: Relief, area: Area, columns: number, rows: number, size: number): Float32Array {
  const { height, round, outline, creases = [], wrinkles } = spec;
  const [wide, high] = [columns + 1, rows + 1];
  const inside = drawnPath(outline, area, wide, high, size);
  const distance = distances(inside, wide, high, size);
  const result = new Float32Array(wide * high);
  const creased = creaseHeights(creases, area, wide, high, size);
  const waves = wrinkles ? wavesOf(wrinkles[0], wrinkles[1]) : null;
  for (let i = 0; i < result.length; i += 1) {
    const d = distance[i] ?? 0;
    if (d <= -2 * size) {
      result[i] = -1000;
      continue;
    }
    const edge = Math.min(1, Math.max(0, d) / round);
    const face = height * Math.sqrt(1 - (1 - edge) ** 2);
    const [x, y] = [area.left + (i % wide) * size, area.top + Math.floor(i / wide) * size];
    result[i] = Math.max(0, face + edge * ((creased[i] ?? 0) + (waves?.(x, y) ?? 0)));
  }
  // A wide curve that mirrors would show the steps of the distances.
  const passes = spec.surface && round > 40 ? 14 : 1;
  return Array.from({ length: passes }).reduce<Float32Array>(
    (heights) => smoothed(heights, wide, high),
    result,
  );
}

/** The mean of each height and its neighbours, so that edges show no cells. */
function smoothed(heights: Float32Array, wide: number, high: number): Float32Array {
  return heights.map((own, i) => {
    if (own === -1000) return own;
    const [x, y] = [i % wide, Math.floor(i / wide)];
    let [sum, count] = [own * 2, 2];
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const near = nx < 0 || ny < 0 || nx >= wide || ny >= high ? -1000 : (heights[ny * wide + nx] ?? 0);
      if (near === -1000) continue;
      sum += near;
      count += 1;
    }
    return sum / count;
  });
}

function drawnPath(d: string, area: Area, wide: number, high: number, size: number): Float32Array {
  const [, context] = canvasOf(wide, high);
  context.scale(1 / size, 1 / size);
  context.translate(-area.left, -area.top);
  context.clip(new Path2D(d));
  context.fillRect(area.left, area.top, area.width, area.height);
  const { data } = context.getImageData(0, 0, wide, high);
  return Float32Array.from({ length: wide * high }, (_, i) => (data[i * 4 + 3] ?? 0) / 255);
}

/** Chamfer distance to the outline in millimetres: positive inside, negative outside. */
function distances(inside: Float32Array, wide: number, high: number, size: number): Float32Array {
  const to = (isGoal: (share: number) => boolean): Float32Array => {
    const field = Float32Array.from(inside, (share) => (isGoal(share) ? 0 : 1e6));
    const relax = (i: number, x: number, y: number, dx: number, dy: number): void => {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= wide || ny >= high) return;
      const by = (field[ny * wide + nx] ?? 0) + (dx && dy ? Math.SQRT2 : 1) * size;
      if (by < (field[i] ?? 0)) field[i] = by;
    };
    for (let y = 0; y < high; y += 1)
      for (let x = 0; x < wide; x += 1) for (const [dx, dy] of before) relax(y * wide + x, x, y, dx, dy);
    for (let y = high - 1; y >= 0; y -= 1)
      for (let x = wide - 1; x >= 0; x -= 1)
        for (const [dx, dy] of before) relax(y * wide + x, x, y, -dx, -dy);
    return field;
  };
  const [outwards, inwards] = [to((share) => share < 0.5), to((share) => share >= 0.5)];
  // The share of a cell inside smooths the steps of whole cells.
  return Float32Array.from(outwards, (value, i) => {
    const share = inside[i] ?? 0;
    return share > 0 && share < 1
      ? (share - 0.5) * size
      : value - (inwards[i] ?? 0) + (value > 0 ? -0.5 : 0.5) * size;
  });
}

const before = [
  [-1, 0],
  [0, -1],
  [-1, -1],
  [1, -1],
] as const;

function creaseHeights(
  creases: readonly Crease[],
  area: Area,
  wide: number,
  high: number,
  size: number,
): Float32Array {
  const sum = new Float32Array(wide * high);
  for (const { d, width, rise } of creases) {
    const [, context] = canvasOf(wide, high);
    context.filter = `blur(${Math.max(0.6, (width / size) * 0.35)}px)`;
    context.scale(1 / size, 1 / size);
    context.translate(-area.left, -area.top);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(d));
    const { data } = context.getImageData(0, 0, wide, high);
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] ?? 0) + rise * ((data[i * 4 + 3] ?? 0) / 255);
  }
  return sum;
}

/** Soft random waves, the same each time. */
function wavesOf(rise: number, length: number): (x: number, y: number) => number {
  const random = randomFrom(11);
  const waves = Array.from({ length: 9 }, () => {
    const turn = random() * Math.PI;
    const k = ((0.6 + random()) * 2 * Math.PI) / length;
    return { x: Math.cos(turn) * k, y: Math.sin(turn) * k, at: random() * 7 };
  });
  return (x, y) => {
    let sum = 0;
    for (const wave of waves) sum += Math.sin(wave.x * x + wave.y * y + wave.at);
    return (rise * sum) / 3;
  };
}
