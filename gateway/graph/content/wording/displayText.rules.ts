/** Display texts: editors' texts by title (catalogue.md 3, display text). */

/** Titles compare trimmed and case-insensitively. */
export function normalTitle(title: string): string {
  return title.trim().toLowerCase();
}

type Pairs = readonly { title: string; text: string }[] | null | undefined;

/**
 * Texts by normalized title. Later lists override earlier ones; within a list the first wins; empty texts are ignored.
 */
export function displayTexts(...lists: readonly Pairs[]): ReadonlyMap<string, string> {
  const pairs = lists.flatMap((list) => list?.toReversed() ?? []).filter(({ text }) => text !== '');
  return new Map(pairs.map(({ title, text }) => [normalTitle(title), text]));
}

/** Boolean choice fields of the content service: `True` or `Yes` in any case (catalogue.md 3). */
export function isYes(choice: string | boolean): boolean {
  return (
    choice === true || (typeof choice === 'string' && ['yes', 'true'].includes(choice.trim().toLowerCase()))
  );
}
