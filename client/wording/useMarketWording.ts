/** The texts of a market: the editors' over English. The same function until one of the two changes. */
import { useMemo } from 'react';
import { createWording } from './wording.ts';
import type { Wording } from './wording.ts';
import { wordingLanguage } from './wordingLanguage.rules.ts';

/**
 * @param lang prefix of the address, such as `de-at`.
 * @param managed texts by lower-case title, as the gateway returns them.
 */
export function useMarketWording(lang: string, managed: Readonly<Record<string, string>>): Wording {
  return useMemo(() => createWording(wordingLanguage(lang), managed), [lang, managed]);
}
