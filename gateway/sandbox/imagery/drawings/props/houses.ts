/** Buildings. In metres, foot at 0,0. */
import { levelGround, num, type Thing } from '../stage.ts';

/** A log hut with one lit window, snow on its roof, 6 m wide. */
export const hut: Thing = (tint) => {
  const wall = tint('#4A352B', 0.3);
  const gable = tint('#62463A', 0.55);
  const dark = tint('#2B1F19', 0.2);
  const snow = tint('#F4F3EE', 0.8);
  const logs = [0.35, 0.7, 1.05, 1.4, 1.75, 2.1, 2.45].map((y) => `M-3 ${-y}H3.4`).join('');
  return `<path d="M-3 0V-2.7L-1.4-4.4L.2-2.7V0z" fill="${gable}"/><path d="M.2 0V-2.7H3.4V0z" fill="${wall}"/>
<path d="${logs}" stroke="${dark}" stroke-width=".05" opacity=".55"/>
<path d="M-1.4-4.55L.3-2.6H3.75L2.2-4.55z" fill="${tint('#3A2A22', 0.3)}"/>
<path d="M-1.45-5.05C-.2-5.15 1.6-5.15 2.3-5C2.9-4.4 3.5-3.4 3.95-2.75C3.95-2.45 3.6-2.4 3.4-2.45H.35C-.2-3.1-.9-4-1.4-4.5C-1.9-4-2.6-3.1-3.1-2.5C-3.3-2.4-3.55-2.5-3.5-2.75C-2.9-3.5-2-4.6-1.45-5.05z" fill="${snow}"/>
<path d="M1.2-4.9v-1.1h.6v1.1z" fill="${tint('#4A4540', 0.4)}"/><path d="M1.12-6h.76v-.2q-.38-.16-.76 0z" fill="${snow}"/>
<path d="M1.1-1.9h1.2v1h-1.2z" fill="#FFC873"/><path d="M1.7-1.9v1M1.1-1.4h1.2" stroke="${dark}" stroke-width=".07"/><path d="M1.05-1.95h1.3v1.1h-1.3z" fill="none" stroke="${dark}" stroke-width=".1"/>
<path d="M-1.9 0v-1.9h.95V0z" fill="${dark}"/>
<path d="M-4.4 .35C-3-.35-1.5-.25 0-.2S3.2-.4 5 .4z" fill="${tint('#F4F3EE', levelGround)}"/>`;
};

/** The changing house's front, 14 m of boards with a lamp. */
export const changingHouse: Thing = (tint) => {
  const boards = Array.from({ length: 35 }, (_, i) => {
    const x = -7 + i * 0.4;
    return `<path d="M${num(x)} 0V-3.6h.38V0z" fill="${tint(i % 3 === 0 ? '#7D2A22' : i % 3 === 1 ? '#75271F' : '#6E241D', 0.5)}"/>`;
  }).join('');
  const snow = tint('#F4F3EE', 0.75);
  const window = (x: number): string =>
    `<path d="M${x}-2.7h1.5v1.3h-1.5z" fill="#F7BE70"/><path d="M${x + 0.75}-2.7v1.3M${x}-2.05h1.5" stroke="${tint('#E8E4DA', 0.6)}" stroke-width=".08"/><path d="M${x}-2.7h1.5v1.3h-1.5z" fill="none" stroke="${tint('#E8E4DA', 0.6)}" stroke-width=".14"/>`;
  return `${boards}<path d="M-7.4-3.5L-6.9-5.6H6.9L7.4-3.5z" fill="${tint('#35302C', 0.3)}"/><path d="M-7.6-3.4C-7.5-4.2-7.2-5.4-6.9-6.1C-3-6.35 3-6.35 6.9-6.1C7.2-5.4 7.5-4.2 7.6-3.4C6-3.25-6-3.25-7.6-3.4z" fill="${snow}"/>
${window(-5.4)}${window(-2.4)}${window(3.6)}<path d="M.9 0v-2.3h1.2V0z" fill="${tint('#3A2A22', 0.3)}"/><path d="M-7.6 .3C-4-.5 4-.4 7.8 .3z" fill="${tint('#F4F3EE', levelGround)}"/>`;
};
