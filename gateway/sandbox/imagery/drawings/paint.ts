/** Colour arithmetic: mixing, darkening, and contrasting inks. Hex in, hex out. */

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** @param share of the second colour, 0 to 1 */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#FFFFFF', share);
export const darker = (hex: string, share: number): string => mix(hex, '#0B0C0D', share);

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => (value / 255) ** 2.2) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Colours of a top sheet: a ground, contrasting inks, and an accent. */
export interface Inks {
  ground: string;
  /** One step from the ground, for quiet patterns. */
  quiet: string;
  /** Two steps away. */
  loud: string;
  /** Lettering. */
  ink: string;
  accent: string;
  /** The darkest tone. */
  deep: string;
}

const copper = '#B4552A';
const bone = '#EFEAE0';

/** Inks of a colour variant, derived from its own hex values. */
export function inksOf(hex: readonly string[]): Inks {
  const ground = hex[0] ?? '#7D807E';
  const light = luminance(ground) > 0.32;
  const warm = isWarm(ground);
  const second = hex[1];
  const accent = second ?? (warm ? (light ? '#1F3A37' : bone) : copper);
  return {
    ground,
    quiet: light ? darker(ground, 0.13) : lighter(ground, 0.13),
    loud: second ?? (light ? darker(ground, 0.42) : lighter(ground, 0.36)),
    ink: light ? '#17191A' : bone,
    accent,
    deep: darker(ground, light ? 0.78 : 0.55),
  };
}

function isWarm(hex: string): boolean {
  const [r, , b] = channels(hex);
  return r - b > 40;
}
