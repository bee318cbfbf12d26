/** Words that editors keep in content, by title (catalogue.md 3, display text). */

/** The text under a title, compared case-insensitively after trimming; null when there is none or it is empty. */
export function displayText(
  pairs: readonly { title: string; text: string }[] | null | undefined,
  title: string,
): string | null {
  const wanted = title.trim().toLowerCase();
  return pairs?.find((pair) => pair.title.trim().toLowerCase() === wanted)?.text || null;
}

type Pairs = readonly { title: string; text: string }[] | null | undefined;

/** Texts by title, trimmed and in lower case; a later list wins over an earlier one, empty texts never count. */
export function displayTexts(...lists: readonly Pairs[]): ReadonlyMap<string, string> {
  const pairs = lists.flatMap((list) => list ?? []).filter(({ text }) => text !== '');
  return new Map(pairs.map(({ title, text }) => [title.trim().toLowerCase(), text]));
}

/** Choice fields of the content service: `True` or `Yes`, however they are written (catalogue.md 3). */
export function isYes(choice: string | boolean): boolean {
  return (
    choice === true || (typeof choice === 'string' && ['yes', 'true'].includes(choice.trim().toLowerCase()))
  );
}
