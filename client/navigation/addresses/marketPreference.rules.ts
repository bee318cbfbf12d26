/**
 * The markets that the shopper chose and declined, stored for 90 days. Only decides whether a market is suggested;
 * never redirects.
 */
const rememberedForMs = 90 * 24 * 60 * 60 * 1000;

export interface MarketMemory {
  /** The market that the shopper chose last: a locale, and when. */
  readonly chosen: { readonly locale: string; readonly at: number } | null;
  /** Countries whose market the shopper declined, and when. */
  readonly declined: Readonly<Record<string, number>>;
}

/** A suggestion: a country, with the locale of its page. */
export interface SuggestedMarket {
  readonly country: string;
  readonly locale: string;
}

/**
 * Parses the stored value, without expired entries.
 * @param text as written by `JSON.stringify`; anything else counts as empty.
 */
export function readMemory(text: string | null, now: number): MarketMemory {
  const { chosen, declined } = fieldsOf(parsed(text));
  const { locale, at } = fieldsOf(chosen);
  const isFresh = (when: unknown): when is number =>
    typeof when === 'number' && when <= now && now - when < rememberedForMs;
  return {
    chosen: typeof locale === 'string' && isFresh(at) ? { locale, at } : null,
    declined: Object.fromEntries(
      Object.entries(fieldsOf(declined)).filter((entry): entry is [string, number] => isFresh(entry[1])),
    ),
  };
}

/** No question in the chosen market. */
export function canSuggest({ chosen }: MarketMemory, lang: string): boolean {
  return chosen?.locale !== lang;
}

/** After a choice only that market is suggested; a declined country is not suggested again. */
export function maySuggest(memory: MarketMemory, { country, locale }: SuggestedMarket): boolean {
  return memory.chosen === null ? memory.declined[country] === undefined : memory.chosen.locale === locale;
}

/** A new choice cancels an earlier decline. */
export function withChoice(locale: string, now: number): MarketMemory {
  return { chosen: { locale, at: now }, declined: {} };
}

/** Declining a market also clears it as the chosen one. */
export function withRefusal(memory: MarketMemory, country: string, now: number): MarketMemory {
  return { chosen: null, declined: { ...memory.declined, [country]: now } };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
