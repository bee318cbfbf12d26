/**
 * Words that the gateway itself says to shoppers: refusals, suggestions, names of things. English here, in one place;
 * editors may keep others in display texts under the same title (catalogue.md 3, Display text).
 */
import type { RequestContext } from '../context.ts';
import { oncePerContext } from '../oncePerContext.ts';
import { unlessIll } from '../sourceErrors.ts';
import { displayTexts } from './displayText.rules.ts';

/** By display text title; `{name}` is replaced by a value. */
export const english = {
  'refusal.insufficientStock': 'Only {available} left.',
  'refusal.soldOut': 'None left.',
  'refusal.notPurchasable': 'This cannot be bought right now.',
  'refusal.noShopHere': 'There is no shop for your country.',
  'refusal.invalidQuantity': 'A quantity is 1 to {most}.',
  'refusal.cartLineGone': 'This is not in your cart any more.',
} as const;

export type WordsKey = keyof typeof english;

/** All display texts of the request's language, by normal title. Without content there are none, and English stands. */
export const managedWords = oncePerContext(async (ctx) => {
  const [texts, duplicates] = await Promise.all([
    unlessIll(ctx.delivery.displayText(), null),
    unlessIll(ctx.delivery.duplicateDisplayText(), null),
  ]);
  // What editors wrote a second time only fills gaps.
  return displayTexts(duplicates?.display_text_input, texts?.display_text_input);
});

export async function words(
  ctx: RequestContext,
  key: WordsKey,
  values: Readonly<Record<string, string | number>> = {},
): Promise<string> {
  const text = (await managedWords(ctx)).get(key.toLowerCase()) ?? english[key];
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
