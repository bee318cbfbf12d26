/** Materials by what they are made of. Colours are given in sRGB, as the brand lists them. */
import {
  CanvasTexture,
  DoubleSide,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type MeshLambertMaterialParameters,
  type MeshPhysicalMaterialParameters,
} from 'three';
import { randomFrom } from '../drawings/random.ts';

const made = (options: MeshPhysicalMaterialParameters): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ side: DoubleSide, ...options });

export const plastic = (color: string): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, roughness: 0.42, side: DoubleSide });
export const rubber = (color: string): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, roughness: 0.7, side: DoubleSide, bumpMap: grain(), bumpScale: 0.3 });
export const steel = (color = '#b9bcbf'): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, roughness: 0.28, metalness: 1, side: DoubleSide });
export const anodised = (color: string): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, roughness: 0.34, metalness: 0.75, side: DoubleSide });
export const foam = (color: string): MeshLambertMaterial => matte({ color, bumpMap: grain(), bumpScale: 1 });
export const knit = (color: string, columns: number, rows: number): MeshLambertMaterial =>
  matte({ color, bumpMap: stitches(columns, rows), bumpScale: 9 });
export const wax = (color: string): MeshPhysicalMaterial =>
  made({ color, roughness: 0.38, sheen: 0.7, sheenColor: color, clearcoat: 0.25, clearcoatRoughness: 0.5 });
export const clear = (color: string, opacity: number): MeshPhysicalMaterial =>
  made({ color, roughness: 0.06, transparent: true, opacity, clearcoat: 1, clearcoatRoughness: 0.04 });
export const paper = (map: CanvasTexture): MeshLambertMaterial => matte({ map });
export const printed = (map: CanvasTexture): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, roughness: 0.3 });

/** Vector art on a face, clear between its strokes. */
export const decal = (map: CanvasTexture): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, roughness: 0.4, alphaTest: 0.4 });

/** What mirrors nothing. Renders several times faster than the others, and receives the same even light. */
export function matte(options: MeshLambertMaterialParameters): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ side: DoubleSide, ...options });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <lights_fragment_end>',
      '#include <lights_fragment_end>\nreflectedLight.indirectDiffuse += vec3(0.62) * BRDF_Lambert(diffuseColor.rgb);',
    );
  };
  return material;
}

export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  return [canvas, context];
}

function repeated(canvas: HTMLCanvasElement, x: number, y: number): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(x, y);
  texture.anisotropy = 8;
  return texture;
}

function grain(repeats = 8): CanvasTexture {
  const [canvas, context] = canvasOf(128, 128);
  const random = randomFrom(7);
  const image = context.createImageData(128, 128);
  for (let i = 0; i < image.data.length; i += 4)
    image.data.fill(110 + random() * 60, i, i + 3).fill(255, i + 3, i + 4);
  context.putImageData(image, 0, 0);
  return repeated(canvas, repeats, repeats);
}

/** Threads over and under; each repeat is four of them. */
export function weave(
  repeatX: number,
  repeatY: number,
  kind: 'plain' | 'ripstop' | 'rib' = 'plain',
): CanvasTexture {
  const [canvas, context] = canvasOf(64, 64);
  const random = randomFrom(3);
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const over = kind === 'rib' ? x % 2 === 0 : (x + y) % 2 === 0;
      const tone = Math.round((over ? 170 : 110) + random() * 40);
      context.fillStyle = `rgb(${tone},${tone},${tone})`;
      context.fillRect(x * 8, y * 8, 8, 8);
    }
  }
  if (kind === 'ripstop') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 64, 9);
    context.fillRect(0, 0, 9, 64);
  }
  return repeated(canvas, repeatX, repeatY);
}

function stitches(columns: number, rows: number): CanvasTexture {
  const [canvas, context] = canvasOf(64, 64);
  context.fillStyle = '#000';
  context.fillRect(0, 0, 64, 64);
  context.lineCap = 'round';
  for (const [width, tone] of [
    [22, '#666'],
    [14, '#aaa'],
    [7, '#fff'],
  ] as const) {
    context.strokeStyle = tone;
    context.lineWidth = width;
    context.beginPath();
    for (const y of [-64, 0, 64]) {
      context.moveTo(12, y + 8);
      context.lineTo(30, y + 58);
      context.moveTo(52, y + 8);
      context.lineTo(34, y + 58);
    }
    context.stroke();
  }
  return repeated(canvas, columns, rows);
}

/** The last prints, as the frames of a turn share theirs: drawing one takes seconds. */
const prints = new Map<string, HTMLCanvasElement>();
const mostPrints = 4;

async function drawn(svg: string, width: number, height: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const [canvas, context] = canvasOf(width, height);
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

/** Rasterises vector art. @param width of the texture in pixels. */
export async function printOf(
  inner: string,
  box: { width: number; height: number },
  width: number,
): Promise<CanvasTexture> {
  const height = Math.round((width * box.height) / box.width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}">${inner}</svg>`;
  const canvas = prints.get(svg) ?? (await drawn(svg, width, height));
  prints.delete(svg);
  prints.set(svg, canvas);
  const [oldest] = prints.keys();
  if (prints.size > mostPrints && oldest !== undefined) prints.delete(oldest);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  // Sharp at a flat angle, too.
  texture.anisotropy = 4;
  return texture;
}
