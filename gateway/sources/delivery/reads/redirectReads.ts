/** How redirects are read: all at once, in the base locale, for they hold no words. */
import type { EntryReader } from './entryReader.ts';
import { once, paged } from '../calls/paging.ts';
import { getRedirects } from '../calls/redirectCalls.ts';
import type { RedirectEntryJson } from '../wire/wireRedirect.ts';

export interface RedirectReads {
  /** Every redirect, whatever region it is for: a kept call for each hundred. */
  redirects(): Promise<readonly RedirectEntryJson[]>;
}

export function redirectReads({ ask }: Pick<EntryReader, 'ask'>): RedirectReads {
  return { redirects: once(() => paged((page) => ask(getRedirects, { asc: 'uid', ...page }))) };
}
