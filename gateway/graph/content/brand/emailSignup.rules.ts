/** Which letters a region is offered, and what is wrong with a wish for them (catalogue.md 3, email signup settings). */

export interface EmailListFacts {
  id: string;
  title: string;
}

export interface EmailSignupFacts {
  lists: readonly EmailListFacts[];
  /** Content regions that are written to. */
  regions: readonly string[];
}

/** None where the settings do not list the region: unlike other content, letters are for nobody unless they say so. */
export function offeredLists(settings: EmailSignupFacts | null, contentRegion: string): EmailListFacts[] {
  if (!settings?.regions.includes(contentRegion)) return [];
  const named = settings.lists.filter(({ id, title }) => id.trim() !== '' && title.trim() !== '');
  return [...new Map(named.map((list) => [list.id, list])).values()];
}

/**
 * The lists that are joined, in the editors' order: those wished for that are offered, or the only one there is. Empty
 * when nothing was chosen among several.
 */
export function joinedLists(offered: readonly EmailListFacts[], wanted: readonly string[]): string[] {
  const [only] = offered;
  if (only && offered.length === 1) return [only.id];
  return offered.filter(({ id }) => wanted.includes(id)).map(({ id }) => id);
}
