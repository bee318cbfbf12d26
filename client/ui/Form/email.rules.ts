/** Plausibility check of an email address: catches typos only, since only a sent message can prove it. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
