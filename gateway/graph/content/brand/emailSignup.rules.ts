/** Mailing lists offered in a region, and validation of a sign-up (catalogue.md 3, email signup settings). */

export interface EmailListFacts {
  id: string;
  title: string;
}

export interface EmailSignupFacts {
  lists: readonly EmailListFacts[];
  /** Content regions that the settings apply to. */
  regions: readonly string[];
}

/** None when the settings do not list the region: unlike other content, an empty list does not mean all regions. */
export function offeredLists(settings: EmailSignupFacts | null, contentRegion: string): EmailListFacts[] {
  if (!settings?.regions.includes(contentRegion)) return [];
  const named = settings.lists.filter(({ id, title }) => id.trim() !== '' && title.trim() !== '');
  return [...new Map(named.map((list) => [list.id, list])).values()];
}

/**
 * The lists to join, in the editors' order: the chosen ones that are offered, or the only one. Empty when none of
 * several was chosen.
 */
export function joinedLists(offered: readonly EmailListFacts[], wanted: readonly string[]): string[] {
  const [only] = offered;
  if (only && offered.length === 1) return [only.id];
  return offered.filter(({ id }) => wanted.includes(id)).map(({ id }) => id);
}
