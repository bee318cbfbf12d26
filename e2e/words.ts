/** The shop's words in a market's language, so that one journey can be walked in every market. */
import type { APIRequestContext } from '@playwright/test';
import { createWording, english, type Wording } from '../client/wording/wording.ts';
import { ask } from './ask.ts';

/** Asks the gateway for the words of a locale, as the page does. */
export async function wordsOf(request: APIRequestContext, locale: string): Promise<Wording> {
  const { wording } = await ask<{ wording: Record<string, string> }>(request, locale, '{ wording }');
  return createWording(locale.split('-')[0] ?? 'en', { ...english, ...wording });
}
