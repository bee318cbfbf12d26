/** Structures of the former mine: headframe, ropeway, adit. In metres, foot at 0,0. */
import { letter } from '../lettering.ts';
import { levelGround, num, type Thing } from '../stage.ts';

/** The headframe: lattice tower, back stays, two sheaves under a roof, and the hoist house. 26 m tall. */
export const headframe: Thing = (tint) => {
  const steel = tint('#3B3330', 0.25);
  const lit = tint('#7A5A48', 0.9);
  const dark = tint('#241F1E', 0.1);
  const snow = tint('#F4F3EE', 0.7);
  const braces: string[] = [];
  for (let level = 0; level < 6; level += 1) {
    const y = -level * 3.4;
    const half = 2.6 - level * 0.22;
    const next = 2.6 - (level + 1) * 0.22;
    braces.push(
      `M${-half} ${y}L${next} ${y - 3.4}M${half} ${y}L${-next} ${y - 3.4}M${-next} ${y - 3.4}H${next}`,
    );
  }
  const stays = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [i / 9, (i + 1) / 9];
    const inner = (t: number): string => `${num(1.4 + 11.2 * t)} ${num(-20.6 * (1 - t))}`;
    const outer = (t: number): string => `${num(2.6 + 12.8 * t)} ${num(-20.6 * (1 - t))}`;
    return `M${inner(a)}L${outer(b)}M${outer(a)}L${inner(b)}`;
  }).join('');
  const sheave = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="1.85" fill="none" stroke="${steel}" stroke-width=".3"/><path d="M${x - 1.8} ${y}h3.6M${x} ${y - 1.8}v3.6M${x - 1.27} ${y - 1.27}l2.54 2.54M${x - 1.27} ${y + 1.27}l2.54-2.54" stroke="${steel}" stroke-width=".12"/><circle cx="${x}" cy="${y}" r=".35" fill="${dark}"/>`;
  return `
<path d="M1.4-20.6L12.6 0M2.6-20.6L15.4 0" fill="none" stroke="${steel}" stroke-width=".42"/><path d="${stays}" fill="none" stroke="${steel}" stroke-width=".2"/><path d="M1.2-20.6L12.4 0" fill="none" stroke="${lit}" stroke-width=".12"/>
<path d="M-2.6 0L-1.25-21M2.6 0L1.25-21" stroke="${steel}" stroke-width=".5" fill="none"/>
<path d="M-2.72 0L-1.4-21" stroke="${lit}" stroke-width=".16" fill="none"/>
<path d="${braces.join('')}" stroke="${steel}" stroke-width=".22" fill="none"/>
<path d="M-2.6-21h7.2v.6h-7.2z" fill="${dark}"/><path d="M-2.6-21.2h7.2" stroke="${snow}" stroke-width=".22"/>
${sheave(-0.7, -23)}${sheave(2.7, -23)}
<path d="M-2.9-24.6L1-26.3L5-24.6L4.9-24.2H-2.8z" fill="${dark}"/><path d="M-3-24.7L1-26.5L5.1-24.7L1-26z" fill="${snow}"/>
<path d="M-2.3-21v-3.4M4.4-21v-3.4" stroke="${steel}" stroke-width=".25"/>
<path d="M4.4-22L17.5-4.6" stroke="${dark}" stroke-width=".09"/><path d="M.8-21.4L17.5-4.3" stroke="${dark}" stroke-width=".09"/>
<path d="M-3.4 0V-5.2L-.2-7L3.2-5.2V0z" fill="${tint('#3E3029', 0.25)}"/><path d="M-3.4 0V-5.2L-.2-7V0z" fill="${tint('#5D4438', 0.6)}"/>
<path d="M-3.8-5L-.2-7.1L3.6-5L3.5-5.4L-.2-7.7L-3.9-5.5z" fill="${snow}"/>
<path d="M16.4 0V-4.4L20.4-6.4L25-4.6V0z" fill="${tint('#4C3830', 0.25)}"/><path d="M16.4 0V-4.4L20.4-6.4V0z" fill="${tint('#6A4638', 0.62)}"/>
<path d="${boards(16.6, 25, 0.42)}" stroke="${dark}" stroke-width=".07" opacity=".4"/><path d="${boards(-3.3, 3.2, 0.42)}" stroke="${dark}" stroke-width=".07" opacity=".4"/>
<path d="M15.9-4.2L20.4-6.5L25.6-4.5L25.6-5.1L20.4-7.2L15.8-4.9z" fill="${snow}"/>
<path d="M21.6-3.2h1v1.1h-1zM23.4-3.2h.8v1.1h-.8z" fill="#F3B765"/>
<path d="M-7 .7C-4-.1-2-.5 1-.35S9-.1 14-.2S22-.6 29 .7z" fill="${tint('#F4F3EE', levelGround)}"/>`;
};

/** Seams between the boards of a wall, up to the eaves. */
function boards(from: number, to: number, step: number): string {
  let d = '';
  for (let x = from; x < to; x += step) d += `M${Math.round(x * 100) / 100} 0V-4.2`;
  return d;
}

/** A pylon of the ore ropeway, 13 m tall with its arm. */
export const pylon: Thing = (tint) => {
  const steel = tint('#3A3431', 0.25);
  const lit = tint('#8A6A55', 0.9);
  const rungs: string[] = [];
  for (let level = 0; level < 5; level += 1) {
    const half = 1.5 - level * 0.21;
    const next = 1.5 - (level + 1) * 0.21;
    const y = -level * 2.3;
    rungs.push(
      `M${-half} ${y}L${next} ${y - 2.3}M${half} ${y}L${-next} ${y - 2.3}M${-next} ${y - 2.3}H${next}`,
    );
  }
  return `<path d="M-1.5 0L-.4-12M1.5 0L.4-12" stroke="${steel}" stroke-width=".3" fill="none"/><path d="${rungs.join('')}" stroke="${steel}" stroke-width=".15" fill="none"/>
<path d="M-1.6 0L-.5-12" stroke="${lit}" stroke-width=".1"/><path d="M-3.3-12.1h6.6v.45h-6.6zM-3.3-12L-.5-13.4H.5L3.3-12" fill="none" stroke="${steel}" stroke-width=".3"/>
<path d="M-3.5-12.2v-.5M3.5-12.2v-.5" stroke="${steel}" stroke-width=".4"/><path d="M-3.4-12.35h6.8" stroke="${tint('#F4F3EE', 0.7)}" stroke-width=".2"/>
<path d="M-2.6 .4Q0-.5 2.6 .4z" fill="${tint('#F4F3EE', levelGround)}"/>`;
};

/** An ore bucket below its cable: the hook is at 0,0. */
export const bucket: Thing = (tint) =>
  `<path d="M0 0V1.1M-.55 1.3L0 .7L.55 1.3" stroke="${tint('#2B2725', 0.2)}" stroke-width=".12" fill="none"/><path d="M-.7 1.3H.7L.5 2.3H-.5z" fill="${tint('#6E3E2A', 0.5)}"/><path d="M-.7 1.3Q0 .9 .7 1.3z" fill="${tint('#F4F3EE', 0.7)}"/>`;

/** The adit: a timbered portal in a snow bank, boarded up, with a legible sign. 3.4 m wide. */
export const adit: Thing = (tint) => {
  const timber = tint('#6B4E37', 0.6);
  const lit = tint('#9A7450', 0.95);
  const dark = tint('#1A1512', 0.1);
  const snow = tint('#F4F3EE', 0.8);
  const planks = Array.from({ length: 7 }, (_, i) => {
    const x = -1.2 + i * 0.345;
    return `<path d="M${x} .3V-2.35h.31V.3z" fill="${tint(['#4E3A2B', '#5E4531', '#46352A'][i % 3] ?? '#4E3A2B', 0.35)}"/>`;
  });
  const sign = letter('level 9', {
    size: 0.26,
    colour: tint('#1B1A18', 0.3),
    weight: 0.16,
    anchor: 'middle',
  });
  return `<path d="M-1.5 .4V-2.7h3V.4z" fill="${dark}"/>${planks.join('')}
<path d="M-1.2-2L1.2-.5M-1.2-.4L1.2-1.9" stroke="${timber}" stroke-width=".2"/>
<path d="M-1.75 .5L-1.6-2.75h.4L-1.25 .5zM1.25 .5L1.2-2.75h.4L1.75 .5z" fill="${timber}"/><path d="M-1.75 .5L-1.6-2.75h.1L-1.6 .5zM1.25 .5L1.2-2.75h.1L1.38 .5z" fill="${lit}"/>
<path d="M-2.1-3.2h4.2v.5h-4.2z" fill="${timber}"/><path d="M-2.1-3.2h4.2v.12h-4.2z" fill="${lit}"/>
<path d="M-.85-2.62h1.7v.52h-1.7z" fill="${tint('#D8D2C2', 0.7)}"/><g transform="translate(0 -2.23)">${sign.svg}</g>
<path d="M-2.7-3C-2.3-3.6-1.2-3.75 0-3.72S2.4-3.6 2.8-2.95C2-3.2 1-3.14 .2-3.1S-1.6-3.2-2.7-3z" fill="${snow}"/>
<path d="M-3.2 .7C-2.4-.2-1.7-.62-.9-.5C0-.2 .6-.1 1.2-.34C1.9-.6 2.6-.1 3.4 .7z" fill="${tint('#F4F3EE', levelGround)}"/>`;
};
