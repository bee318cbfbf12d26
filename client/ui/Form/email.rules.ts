/** Does it look like an e-mail address? Only a mail tells for sure, so this catches slips and nothing more. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
