/**
 * ISO 3166-1 alpha-2 code in capitals, from any case; the region map's own codes for Greece and the United Kingdom
 * become ISO's. Null for anything but two letters, such as `global`.
 */
export function isoCountry(text: unknown): string | null {
  const code = typeof text === 'string' ? text.trim().toUpperCase() : '';
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return code === 'UK' ? 'GB' : code === 'EL' ? 'GR' : code;
}
