/** What is seen through a window: a sky over snowy hills, out of focus. */
import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import { layeredNoise } from '../../drawings/noise.ts';
import { canvasOf } from '../materials.ts';

const skies = {
  day: ['#aebdcd', '#d3dde6', '#eef0ee'],
  dusk: ['#3a4f78', '#7d8fb4', '#e0b592'],
  night: ['#0c1422', '#182640', '#2b3c58'],
} as const;

/** @param strength of its light, 1 is white paper in the light that `exposure` 1 is made for */
export function outlook(time: keyof typeof skies, width: number, height: number, strength: number): Mesh {
  const [canvas, context] = canvasOf(1024, Math.round((1024 * height) / width));
  const sky = context.createLinearGradient(0, 0, 0, canvas.height * 0.7);
  skies[time].forEach((colour, i) => sky.addColorStop(i / 2, colour));
  context.fillStyle = sky;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [far, near] = {
    day: ['#b9c6d2', '#dfe5ea'],
    dusk: ['#5d6f96', '#8496b8'],
    night: ['#1a2438', '#2c3b55'],
  }[time];
  [far, near].forEach((colour, i) => {
    context.fillStyle = colour ?? '#888';
    context.beginPath();
    context.moveTo(0, canvas.height);
    for (let x = 0; x <= canvas.width; x += 4) {
      const rise = layeredNoise((x / canvas.width) * (3 + i * 2) + i * 9, 0.5, 6, 77 + i) * (0.5 - i * 0.22);
      context.lineTo(x, canvas.height * (0.56 + i * 0.16 - rise));
    }
    context.lineTo(canvas.width, canvas.height);
    context.fill();
  });
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const material = new MeshBasicMaterial({ map, fog: false });
  material.color.setScalar(strength);
  return new Mesh(new PlaneGeometry(width, height), material);
}
