/** Workshop tools as their texts describe them. */
import { Group, Mesh, PlaneGeometry } from 'three';
import { letter, wordmark, wordmarkSize } from '../../drawings/lettering.ts';
import { luminance } from '../../drawings/paint.ts';
import { anodised, clear, decal, plastic, printOf, printed, steel } from '../materials.ts';
import { block, plate, rod, wire } from '../parts.ts';
import type { Look, Model } from '../subject.ts';

/** Acrylic, 5 mm thick; one corner is notched for edges, the other for the groove. */
export async function scraperModel({ inks }: Look): Promise<Model> {
  const [w, h] = [70, 37];
  const notched = [
    [-w, -h],
    [w - 13, -h],
    [w - 13, -h + 9],
    [w, -h + 9],
    [w, h - 3],
    [w - 3, h],
    [-w + 22, h],
    ...Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 8) * Math.PI;
      return [-w + 16 + 6 * Math.cos(angle), h - 7 * Math.sin(angle)] as const;
    }),
    [-w + 3, h],
    [-w, h - 3],
  ] as const;
  const group = new Group();
  group.add(plate(clear(inks.ground, 0.82), notched, 5, 0.5));
  const ink = luminance(inks.ground) > 0.3 ? '#17191A' : '#F4F1EA';
  const small = (x: number, y: number, text: string): string =>
    `<g transform="translate(${x} ${y})">${letter(text, { size: 4, colour: ink, anchor: 'middle', weight: 0.13 }).svg}</g>`;
  const ruler = Array.from({ length: 21 }, (_, i) => `M${20 + i * 5} 2v${i % 2 ? 3 : 5}`).join('');
  const print = await printOf(
    `<g transform="translate(39 44) scale(${62 / wordmarkSize.width})">${wordmark(ink)}</g>${small(24, 20, 'GROOVE')}${small(116, 58, 'EDGE')}<path d="${ruler}" stroke="${ink}" stroke-width=".6"/>`,
    { width: 2 * w, height: 2 * h },
    1600,
  );
  const face = new Mesh(new PlaneGeometry(2 * w, 2 * h), decal(print));
  face.rotation.x = -Math.PI / 2;
  face.position.y = 5.25;
  group.add(face);
  return { group, view: { elevation: 52, turn: -24 } };
}

/** A guide with two faces at a right angle, a file clamped in it, and a window for the shavings. */
export function fileGuideModel({ inks }: Look): Model {
  const group = new Group();
  const body = anodised(inks.ground);
  group.add(block(body, [84, 9, 46], [0, 4.5, 0], 2.5));
  group.add(block(body, [84, 40, 9], [0, 20, -19], 2.5));
  group.add(block(plastic('#0d0e0f'), [34, 18, 9.6], [0, 25, -19], 4));
  group.add(block(steel('#9a9da0'), [190, 5, 20], [6, 11.6, 4], 0.6));
  // Single-cut teeth.
  for (let x = -84; x < 98; x += 2.6) {
    const tooth = block(steel('#c9ccce'), [0.9, 0.9, 21], [x + 1, 14.4, 4], 0.3);
    tooth.rotation.y = 0.42;
    group.add(tooth);
  }
  for (const x of [-28, 28]) {
    group.add(rod(steel(), 6.5, 8, [x, 18, 4]), rod(plastic('#151617'), 9, 9, [x, 25, 4], 8));
  }
  return { group, view: { elevation: 33, turn: 28 } };
}

/** Folds flat: Pozidriv, Torx, two flat blades, a wrench and a corkscrew between two plates. */
export async function pocketToolModel(): Promise<Model> {
  const group = new Group();
  const rounded = (length: number, width: number) =>
    Array.from({ length: 32 }, (_, i) => {
      const angle = (i / 31) * Math.PI * 2;
      const end = Math.cos(angle) > 0 ? 1 : -1;
      return [end * (length - width) + width * Math.cos(angle), width * Math.sin(angle)] as const;
    });
  const mark = await printOf(
    `<rect width="100" height="24" fill="#a9adb0"/><g transform="translate(24 18) scale(${52 / wordmarkSize.width})">${wordmark('#3b3e41')}</g>`,
    { width: 100, height: 24 },
    800,
  );
  for (const y of [0, 17]) {
    const side = plate(steel('#aeb2b5'), rounded(50, 13), 3);
    side.position.y = y;
    group.add(side);
  }
  group.add(block(printed(mark), [58, 0.3, 14], [0, 20.1, 0], 0.1));
  for (const x of [-40, 40]) group.add(rod(steel('#d5d8da'), 5, 21.4, [x, 10.2, 0]));
  const blade = (width: number, length: number, y: number, at: number, turn: number): void => {
    const part = block(steel('#c2c5c8'), [length, 2.6, width], [length / 2, 0, 0], 0.8);
    const arm = new Group();
    arm.add(part);
    arm.position.set(at, y, 0);
    arm.rotation.y = turn;
    group.add(arm);
  };
  blade(8, 46, 5, 40, 0.75);
  blade(5, 42, 9, 40, 0.28);
  blade(6.5, 44, 13, -40, Math.PI - 0.5);
  const driver = rod(steel('#d5d8da'), 3.4, 48, [0, 0, 0], 2.6);
  driver.rotation.z = Math.PI / 2;
  driver.position.set(-58, 8, 12);
  driver.rotation.y = 0.55;
  group.add(driver);
  const coil = Array.from({ length: 34 }, (_, i) => {
    const reach = 40 + i * 1.3;
    const [x, z] = [reach, 3.2 * Math.cos(i * 0.8)];
    return [x, 15 + 3.2 * Math.sin(i * 0.8), z - (reach - 40) * 0.25] as const;
  });
  group.add(wire(steel('#c9ccce'), 1.2, coil));
  return { group, view: { elevation: 44, turn: 24 } };
}
