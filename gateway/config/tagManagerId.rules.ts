/**
 * Validates tag manager ids (platform.md 5): `GTM-` followed by digits or capitals; suggests a correction otherwise.
 */
const form = /^GTM-[0-9A-Z]+$/;

export function isTagManagerId(id: string): boolean {
  return form.test(id);
}

/** The most similar valid id; null when there is none. */
export function suggestedTagManagerId(text: string): string | null {
  const capitals = text.normalize('NFKC').toUpperCase();
  // The text before the last dash is the prefix; a dash may be missing.
  const own = capitals
    .replace(/^.*[-‐-―_](?=.*[0-9A-Z])/s, '')
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^GTM(?=.)/, '');
  return own === '' || own === 'GTM' ? null : `GTM-${own}`;
}

/** An error message with the suggested id; null for a valid id. */
export function tagManagerComplaint(text: string): string | null {
  if (isTagManagerId(text)) return null;
  const meant = suggestedTagManagerId(text);
  return `'${text}' is not a tag manager id.${meant === null ? ' It must be GTM- followed by digits or capitals.' : ` Did you mean '${meant}'?`}`;
}
