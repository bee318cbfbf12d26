/**
 * What a browser remembers of the markets its shopper took and refused, for 90 days. It only decides whether a market
 * is suggested; it never moves anybody.
 */
const rememberedForMs = 90 * 24 * 60 * 60 * 1000;

export interface MarketMemory {
  /** The market that the shopper took last: a locale, and when. */
  readonly chosen: { readonly locale: string; readonly at: number } | null;
  /** Countries whose market the shopper did not want, and when that was said. */
  readonly declined: Readonly<Record<string, number>>;
}

/** What is suggested: a country, in the locale that its page would open with. */
export interface SuggestedMarket {
  readonly country: string;
  readonly locale: string;
}

/**
 * Reads what was kept, without what is too old.
 * @param text as written by `JSON.stringify`; anything else is no memory.
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

/** There is nothing to ask in the market that the shopper took. */
export function mayAsk({ chosen }: MarketMemory, lang: string): boolean {
  return chosen?.locale !== lang;
}

/** A shopper who took a market is reminded of that one only; one who refused a country is not asked about it again. */
export function maySuggest(memory: MarketMemory, { country, locale }: SuggestedMarket): boolean {
  return memory.chosen === null ? memory.declined[country] === undefined : memory.chosen.locale === locale;
}

/** A new choice takes back what was refused. */
export function withChoice(locale: string, now: number): MarketMemory {
  return { chosen: { locale, at: now }, declined: {} };
}

/** Who refuses a market does not want to be reminded of it as their own either. */
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
