/**
 * Validates tag manager ids (platform.md 5): `GTM-` followed by digits or capitals; suggests a correction otherwise.
 */
const form = /^GTM-[0-9A-Z]+$/;

export function isTagManagerId(id: string): boolean {
  return form.test(id);
}

/** The id the text was probably meant to be; null when nothing resembles one. */
export function suggestedTagManagerId(text: string): string | null {
  const capitals = text.normalize('NFKC').toUpperCase();
  // Whatever stands before the last dash is the name of the thing, and so is the name without a dash.
  const own = capitals
    .replace(/^.*[-‐-―_](?=.*[0-9A-Z])/s, '')
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^GTM(?=.)/, '');
  return own === '' || own === 'GTM' ? null : `GTM-${own}`;
}

/** Why a text is no id, with the one that was probably meant; null when it is one. */
export function tagManagerComplaint(text: string): string | null {
  if (isTagManagerId(text)) return null;
  const meant = suggestedTagManagerId(text);
  return `'${text}' is not a tag manager id.${meant === null ? ' It must be GTM- followed by digits or capitals.' : ` Did you mean '${meant}'?`}`;
}
