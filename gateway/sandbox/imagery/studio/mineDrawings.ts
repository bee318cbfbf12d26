/** What is printed on posters and one shirt: the mine as its drawing office drew it. SVG within 600 × 860. */
import { letter } from '../drawings/lettering.ts';
import { randomFrom } from '../drawings/random.ts';

const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string =>
  `<g transform="translate(${x} ${y})">${letter(words, { size, colour, anchor, weight: 0.11, tracking: 0.16 }).svg}</g>`;

/** Shaft, nine levels, and the drift that went the wrong way. */
export function mineSection(ink: string, second: string): string {
  const random = randomFrom(34);
  const shaft = 312;
  const top = 150;
  const step = 72;
  let lines = '';
  let fills = '';
  for (let level = 1; level <= 9; level += 1) {
    const y = top + level * step;
    const [left, right] = [shaft - 60 - random() * 170, shaft + 60 + random() * 190];
    const wobble = (): number => (random() - 0.5) * 5;
    lines += `M${shaft - 9} ${y}C${shaft - 60} ${y + wobble()} ${left + 50} ${y + wobble()} ${left} ${y + wobble()}M${shaft - 9} ${y + 9}C${shaft - 60} ${y + 9 + wobble()} ${left + 50} ${y + 9 + wobble()} ${left} ${y + 9}M${shaft + 9} ${y}C${shaft + 60} ${y + wobble()} ${right - 50} ${y + wobble()} ${right} ${y + wobble()}M${shaft + 9} ${y + 9}C${shaft + 60} ${y + 9 + wobble()} ${right - 50} ${y + 9 + wobble()} ${right} ${y + 9}`;
    for (let raise = 0; raise < 3; raise += 1) {
      const x = left + (right - left) * random();
      if (Math.abs(x - shaft) > 24)
        fills += `M${x} ${y}l${8 + random() * 20} ${-step * (0.35 + random() * 0.5)}l${14 + random() * 22} ${6 - random() * 12}L${x + 40} ${y}z`;
    }
    lines += `M${left - 6} ${y - 6}v20M${right + 6} ${y - 6}v20`;
  }
  const ground = `M20 ${top + 8}C90 ${top - 16} 150 ${top + 4} 210 ${top - 6}S${shaft - 40} ${top} ${shaft - 30} ${top}H${shaft + 30}C${shaft + 120} ${top - 10} 470 ${top + 22} 580 ${top + 2}`;
  const frame = `M${shaft - 44} ${top}L${shaft - 8} 46H${shaft + 8}L${shaft + 22} ${top}M${shaft - 34} ${top - 30}H${shaft + 18}M${shaft - 22} ${top - 64}H${shaft + 14}M${shaft + 8} 52L${shaft + 74} ${top}M${shaft - 34} ${top - 30}L${shaft + 14} ${top - 64}M${shaft + 18} ${top - 30}L${shaft - 22} ${top - 64}`;
  const wrong = `M${shaft + 9} ${top + 6 * step + 9}C${shaft + 90} ${top + 6 * step + 26} ${shaft + 150} ${top + 6.6 * step} ${shaft + 236} ${top + 6.9 * step}`;
  const labels = Array.from({ length: 9 }, (_, i) =>
    text(34, top + (i + 1) * step + 9, `LEVEL ${i + 1}`, 9, ink),
  ).join('');
  return `<path d="${fills}" fill="${second}" fill-opacity=".5"/><path d="${lines}" fill="none" stroke="${ink}" stroke-width="2.2"/>
<path d="M${shaft - 9} ${top}V${top + 9 * step + 26}H${shaft + 9}V${top}" fill="none" stroke="${ink}" stroke-width="3.4"/><path d="M${shaft} ${top}V${top + 9 * step}" stroke="${ink}" stroke-width="1" stroke-dasharray="5 4"/>
<path d="${ground}" fill="none" stroke="${ink}" stroke-width="3.4"/><path d="${frame}" fill="none" stroke="${ink}" stroke-width="3"/><circle cx="${shaft}" cy="44" r="17" fill="none" stroke="${ink}" stroke-width="3"/>
<path d="${wrong}" fill="none" stroke="${second}" stroke-width="5" stroke-dasharray="12 6"/>${labels}`;
}

/** The deepest plan: drifts, sumps and refuges seen from above, one corrected by hand. */
export function levelPlan(ink: string, second: string): string {
  const random = randomFrom(9);
  let drifts = '';
  let rooms = '';
  const walk = (x: number, y: number, angle: number, left: number): void => {
    let [px, py, turn] = [x, y, angle];
    let d = `M${px} ${py}`;
    for (let i = 0; i < left; i += 1) {
      turn += (random() - 0.5) * 0.7;
      px += Math.cos(turn) * 44;
      py += Math.sin(turn) * 44;
      if (px < 50 || px > 550 || py < 90 || py > 800) break;
      d += `L${px.toFixed(0)} ${py.toFixed(0)}`;
      if (left > 3 && random() > 0.72) walk(px, py, turn + (random() > 0.5 ? 1.2 : -1.2), left - 3);
      if (random() > 0.82) rooms += `<circle cx="${px.toFixed(0)}" cy="${py.toFixed(0)}" r="11"/>`;
    }
    drifts += d;
  };
  for (const [x, y, angle] of [
    [300, 430, -1.4],
    [300, 430, 1.5],
    [300, 430, 0.2],
    [300, 430, 3],
    [300, 430, -0.6],
    [300, 430, 2.2],
  ] as const)
    walk(x, y, angle, 8);
  return `<path d="${drifts}" fill="none" stroke="${ink}" stroke-width="13" stroke-linejoin="round"/><path d="${drifts}" fill="none" stroke="#F2EEE4" stroke-width="8" stroke-linejoin="round"/><g fill="#F2EEE4" stroke="${ink}" stroke-width="2.6">${rooms}</g>
<path d="M270 400h60v60h-60zM270 400l60 60M330 400l-60 60" fill="#F2EEE4" stroke="${ink}" stroke-width="3"/>
<path d="M392 610C430 640 470 600 510 650M420 690l60-22" fill="none" stroke="${second}" stroke-width="3" stroke-dasharray="9 5"/>${text(404, 720, 'CORRECTED FRIDAY', 10, second)}
<path d="M60 800h120M60 794v12M120 794v12M180 794v12" stroke="${ink}" stroke-width="2"/>${text(60, 788, '0   50   100 M', 8, ink)}<path d="M540 150V90M540 90l-8 20h16z" stroke="${ink}" stroke-width="2" fill="${ink}"/>${text(540, 174, 'N', 12, ink, 'middle')}`;
}

/** The signal board of the hoist house. */
export function bellBoard(ink: string, second: string): string {
  const bell = (x: number, y: number): string =>
    `<path transform="translate(${x} ${y})" d="M-17 14C-12 4 -14 -16 0 -18C14 -16 12 4 17 14zM-5 18a5 5 0 0 0 10 0zM0 -18v-6" fill="${second}" stroke="${second}" stroke-width="3"/>`;
  const row = (i: number, count: number, words: string): string => {
    const y = 330 + i * 118;
    return `${Array.from({ length: count }, (_, at) => bell(96 + at * 50, y)).join('')}${text(560, y + 12, words, 25, ink, 'end')}<path d="M60 ${y + 56}H560" stroke="${ink}" stroke-width="2"/>`;
  };
  return `${text(300, 140, 'DO NOT', 62, ink, 'middle')}${text(300, 222, 'RING THE BELL', 44, ink, 'middle')}<path d="M60 262H560" stroke="${ink}" stroke-width="6"/>${row(0, 1, 'STOP')}${row(1, 2, 'LOWER')}${row(2, 3, 'PEOPLE')}${row(3, 4, 'INSPECTOR')}`;
}
