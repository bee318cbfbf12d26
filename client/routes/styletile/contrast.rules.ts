/** Contrast ratio of two colours (WCAG 2.2, 1.4.3). */

/** Relative luminance of `#rgb` or `#rrggbb`, 0 black to 1 white; null for anything else. */
export function luminance(hex: string): number | null {
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(hex.trim());
  if (!digits) return null;
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .filter((part) => part !== undefined)
    .map((part) => linear(Number.parseInt(part.length === 1 ? part + part : part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21; null when one of them is no plain colour. */
export function contrast(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Text of 24 px, or 18.7 px in bold, needs 3; all other text 4.5. */
export function verdictOn(ratio: number): 'text' | 'large text' | 'decoration' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large text' : 'decoration';
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
