/** The shop's texts in a market's language, so that one journey runs in every market. */
import type { APIRequestContext } from 'playwright/test';
import { createEveryWord, type EveryWord } from '../../client/wording/testEveryArea.ts';
import { queryGateway } from './queryGateway.ts';

/** By locale. A worker's journeys share one shop, and none changes its texts. */
const known = new Map<string, EveryWord>();

/** Queries the texts of a locale, as the page does. */
export async function wordingOf(request: APIRequestContext, locale: string): Promise<EveryWord> {
  const read = known.get(locale);
  if (read) return read;
  const { wording } = await queryGateway<{ wording: Record<string, string> }>(request, locale, '{ wording }');
  const words = createEveryWord(locale.split('-')[0] ?? 'en', wording);
  known.set(locale, words);
  return words;
}
