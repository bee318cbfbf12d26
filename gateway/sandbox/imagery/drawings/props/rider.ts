/**
 * A skier for portraits, backlit: nearly a silhouette with tapered limbs and rim light on the sun's side. A pose is a
 * table of joints in metres, feet at 0,0, facing right, up negative.
 */
import { num, type Thing } from '../stage.ts';

type Point = readonly [x: number, y: number];
/** From shoulder or hip over elbow or knee to hand or ankle. */
type Limb = readonly [Point, Point, Point];

export interface Pose {
  hip: Point;
  neck: Point;
  head: Point;
  /** The far limb of each pair first. */
  legs: readonly [Limb, Limb];
  arms: readonly [Limb, Limb];
  /** Middle, degrees that the tip is raised, and length in metres. */
  skis: readonly { at: Point; turn: number; long: number }[];
  poles?: readonly (readonly [Point, Point])[];
  /** Other equipment, as line segments. */
  frame?: string;
  /** Drawn over the figure: an apron, a sit-ski's seat. */
  front?: string;
}

export interface Clothes {
  jacket: string;
  trousers: string;
  helmet: string;
  skis: string;
  /** A woollen hat instead of helmet and goggles. */
  isBareFaced?: boolean;
  pack?: string;
}

/** @param side 1 for sun from the right, -1 from the left. */
export function rider(pose: Pose, clothes: Clothes, side: 1 | -1): Thing {
  return (tint) => {
    const shade = tint('#000000') === tint('#FFFFFF');
    const cloth = (hex: string): string => tint(darkened(hex, 0.42), 0.1);
    const lit = (hex: string): string => tint(hex, 1.5);
    const [farLeg, nearLeg] = pose.legs;
    const [farArm, nearArm] = pose.arms;
    const parts: readonly (readonly [path: string, hex: string])[] = [
      [limb(farLeg, 0.105, 0.08, 0.066), clothes.trousers],
      [limb(farArm, 0.075, 0.06, 0.046), clothes.jacket],
      [boot(farLeg), '#22262A'],
      ...(clothes.pack ? [[packOn(pose), clothes.pack] as const] : []),
      [limb(nearLeg, 0.12, 0.09, 0.072), clothes.trousers],
      [boot(nearLeg), '#2A2E33'],
      [torso(pose), clothes.jacket],
      [ball(pose.head, 0.118), clothes.helmet],
      [limb(nearArm, 0.085, 0.068, 0.05), clothes.jacket],
      [ball(nearArm[2], 0.055), '#1C1F22'],
      [ball(farArm[2], 0.05), '#1C1F22'],
    ];
    const shapes = (colour: (hex: string) => string): string =>
      parts.map(([path, hex]) => `<path d="${path}" fill="${colour(hex)}"/>`).join('');
    const gear = `${pose.skis.map((ski) => skiShape(ski, tint(darkened(clothes.skis, 0.75), 0.4), tint('#15181B', 0.3))).join('')}${(pose.poles ?? []).map(([hand, tip]) => poleShape(hand, tip, tint('#3A3F44', 0.6))).join('')}${pose.frame ? `<path d="${pose.frame}" fill="none" stroke="${tint('#5A6066', 0.6)}" stroke-width=".035" stroke-linejoin="round"/>` : ''}`;
    if (shade) return gear + shapes(cloth);
    const [hx, hy] = pose.head;
    const face = clothes.isBareFaced
      ? `<path d="M${num(hx + 0.09)} ${num(hy - 0.02)}l.045 .05l-.03 .02l.012 .035q-.02 .045 -.07 .04z" fill="${tint('#6B4A38', 0.3)}"/>`
      : `<path d="M${num(hx + 0.02)} ${num(hy - 0.05)}L${num(hx + 0.122)} ${num(hy - 0.035)}Q${num(hx + 0.138)} ${num(hy + 0.02)} ${num(hx + 0.105)} ${num(hy + 0.055)}L${num(hx + 0.03)} ${num(hy + 0.045)}z" fill="${tint('#07080A', 0.2)}"/><path d="M${num(hx + 0.07)} ${num(hy - 0.03)}L${num(hx + 0.115)} ${num(hy - 0.022)}" stroke="${tint('#F0B27A', 1.2)}" stroke-width=".012"/>`;
    // Rim light: the outline shifted towards the sun, then covered by the original.
    return `${gear}<g transform="translate(${num(side * 0.014)} -.012)">${shapes(lit)}</g>${shapes(cloth)}${face}${pose.front ? `<path d="${pose.front}" fill="${tint('#16191C', 0.2)}"/>` : ''}`;
  };
}

function at([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

/** Hull of two circles. */
function tapered(a: Point, b: Point, ra: number, rb: number): string {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const nx = -(b[1] - a[1]) / long;
  const ny = (b[0] - a[0]) / long;
  const off = ([x, y]: Point, by: number): string => at([x + nx * by, y + ny * by]);
  return `M${off(a, ra)}L${off(b, rb)}A${num(rb)} ${num(rb)} 0 0 0 ${off(b, -rb)}L${off(a, -ra)}A${num(ra)} ${num(ra)} 0 0 0 ${off(a, ra)}z`;
}

function limb([from, joint, to]: Limb, thick: number, middle: number, thin: number): string {
  return tapered(from, joint, thick, middle) + tapered(joint, to, middle, thin);
}

function ball([x, y]: Point, r: number): string {
  return `M${at([x - r, y])}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;
}

/** Wider at the shoulders, hem below the hip; the collar reaches the head. */
function torso({ hip, neck, head }: Pose): string {
  const hem: Point = [hip[0] - (neck[0] - hip[0]) * 0.12, hip[1] - (neck[1] - hip[1]) * 0.12];
  const chest: Point = [hip[0] + (neck[0] - hip[0]) * 0.72, hip[1] + (neck[1] - hip[1]) * 0.72];
  return (
    tapered(hem, chest, 0.165, 0.185) + tapered(chest, neck, 0.185, 0.11) + tapered(neck, head, 0.095, 0.085)
  );
}

function packOn({ hip, neck }: Pose): string {
  const long = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]) || 1;
  const back: Point = [(neck[1] - hip[1]) / long, -(neck[0] - hip[0]) / long];
  const along = (t: number): Point => [
    hip[0] + (neck[0] - hip[0]) * t + back[0] * 0.19,
    hip[1] + (neck[1] - hip[1]) * t + back[1] * 0.19,
  ];
  return tapered(along(0.25), along(1.02), 0.12, 0.1);
}

function boot([, knee, ankle]: Limb): string {
  const shin: Point = [ankle[0] + (knee[0] - ankle[0]) * 0.42, ankle[1] + (knee[1] - ankle[1]) * 0.42];
  return (
    tapered(shin, ankle, 0.082, 0.09) + tapered(ankle, [ankle[0] + 0.15, ankle[1] + 0.035], 0.075, 0.055)
  );
}

/** Colour of the shaded side. */
function darkened(hex: string, by: number): string {
  const channels = [1, 3, 5].map((from) => Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * by));
  return `#${channels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

function skiShape({ at: [x, y], turn, long }: Pose['skis'][number], colour: string, base: string): string {
  const half = long / 2;
  const tip = `Q${num(half - 0.08)} -.02 ${num(half)} -.13`;
  const top = `M${num(-half)} -.05Q${num(-half + 0.1)} -.012 ${num(-half + 0.3)} -.012H${num(half - 0.3)}${tip}`;
  return `<g transform="translate(${at([x, y])}) rotate(${num(-turn)})"><path d="${top}" fill="none" stroke="${base}" stroke-width=".044" stroke-linecap="round"/><path d="${top}" fill="none" stroke="${colour}" stroke-width=".022" stroke-linecap="round" transform="translate(0 -.012)"/></g>`;
}

function poleShape(hand: Point, tip: Point, colour: string): string {
  const basket: Point = [tip[0] + (hand[0] - tip[0]) * 0.07, tip[1] + (hand[1] - tip[1]) * 0.07];
  return `<path d="M${at(hand)}L${at(tip)}" stroke="${colour}" stroke-width=".024" stroke-linecap="round"/><path d="M${num(basket[0] - 0.05)} ${num(basket[1])}h.1" stroke="${colour}" stroke-width=".022" stroke-linecap="round"/>`;
}
