/** Snow spray of a turn. */
import { randomFrom } from '../random.ts';
import { num, type Stage } from '../stage.ts';

/** @param much amount, 1 for the whole plume. @param grain size of the grains: smaller for a near lens. */
export function spray(stage: Stage, right: number, ahead: number, seed: number, much = 1, grain = 1): string {
  const { x, y, scale } = stage.place(right, ahead);
  const random = randomFrom(seed);
  let fine = '';
  let soft = '';
  for (let i = 0; i < 420 * much; i += 1) {
    const t = random() ** 0.8;
    const lift = Math.sin(Math.min(1, t * 1.1) * Math.PI * 0.8) * (0.25 + random() * 1.25);
    const px = x + (0.3 - t * 4.2 + (random() - 0.5) * 0.5) * scale;
    const py = y + (0.24 - lift * 0.95) * scale;
    const far = 0.4 + t;
    if (random() < 0.3 * grain * grain)
      soft += `<circle cx="${num(px)}" cy="${num(py)}" r="${num((0.2 + random() * 0.42) * scale * far)}" fill-opacity="${num(0.1 + 0.2 * random())}"/>`;
    else
      fine += `<circle cx="${num(px)}" cy="${num(py)}" r="${num((0.008 + random() ** 3 * 0.04) * scale * grain)}" fill-opacity="${num(0.3 + 0.6 * random())}"/>`;
  }
  // Radial gradients instead of a group per grain: blurred layers near the lens take seconds.
  return `<defs><radialGradient id="soft${seed}"><stop offset="0" stop-color="#EEF2F6"/><stop offset="1" stop-color="#EEF2F6" stop-opacity="0"/></radialGradient></defs><g fill="url(#soft${seed})">${soft}</g><g fill="#FBFCFD">${fine}</g>`;
}
