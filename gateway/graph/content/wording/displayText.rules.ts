/** Words that editors keep in content, by title (catalogue.md 3, display text). */

/** Titles are compared case-insensitively after trimming. */
export function normalTitle(title: string): string {
  return title.trim().toLowerCase();
}

type Pairs = readonly { title: string; text: string }[] | null | undefined;

/** Texts by normal title; a later list wins over an earlier one, within a list the first; empty texts never count. */
export function displayTexts(...lists: readonly Pairs[]): ReadonlyMap<string, string> {
  const pairs = lists.flatMap((list) => list?.toReversed() ?? []).filter(({ text }) => text !== '');
  return new Map(pairs.map(({ title, text }) => [normalTitle(title), text]));
}

/** Choice fields of the content service: `True` or `Yes`, however they are written (catalogue.md 3). */
export function isYes(choice: string | boolean): boolean {
  return (
    choice === true || (typeof choice === 'string' && ['yes', 'true'].includes(choice.trim().toLowerCase()))
  );
}
