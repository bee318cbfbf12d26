/** Ice of a lake, as the wind leaves it: dark, smooth, with cracks. */
import { CanvasTexture, Mesh, MeshPhysicalMaterial, CircleGeometry, SRGBColorSpace } from 'three';
import { canvasOf } from '../materials.ts';
import { inAir, type Uniforms } from './air.ts';

/** Round and level. @param wide metres across. */
export function iceSheet(air: Uniforms, wide: number, random: () => number): Mesh {
  const pixels = 2048;
  const [canvas, pen] = canvasOf(pixels, pixels);
  pen.fillStyle = '#16323b';
  pen.fillRect(0, 0, pixels, pixels);
  for (let i = 0; i < 260; i += 1) {
    const [x, y, r] = [random() * pixels, random() * pixels, 30 + 160 * random()];
    const cloud = pen.createRadialGradient(x, y, 0, x, y, r);
    cloud.addColorStop(0, random() < 0.5 ? 'rgba(60,110,118,.22)' : 'rgba(6,18,26,.25)');
    cloud.addColorStop(1, 'rgba(20,50,60,0)');
    pen.fillStyle = cloud;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  for (let i = 0; i < 90; i += 1) {
    let [x, y, turn] = [random() * pixels, random() * pixels, random() * 7];
    pen.beginPath();
    pen.moveTo(x, y);
    for (let step = 0; step < 30; step += 1) {
      turn += 0.5 * (random() - 0.5);
      x += Math.cos(turn) * 22;
      y += Math.sin(turn) * 22;
      pen.lineTo(x, y);
    }
    pen.lineWidth = 0.8 + 2 * random();
    pen.strokeStyle = `rgba(190,220,226,${0.18 + 0.4 * random()})`;
    pen.stroke();
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const material = new MeshPhysicalMaterial({
    map,
    roughness: 0.14,
    clearcoat: 0.5,
    clearcoatRoughness: 0.05,
  });
  const sheet = new Mesh(new CircleGeometry(wide / 2, 96), inAir(material, air));
  sheet.rotation.x = -Math.PI / 2;
  sheet.receiveShadow = true;
  return sheet;
}
