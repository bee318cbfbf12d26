/**
 * The shopper's market choices in browser storage (marketPreference.rules.ts). Where storage is blocked nothing is
 * stored.
 */
import {
  canSuggest,
  maySuggest,
  readMemory,
  withChoice,
  withRefusal,
  type MarketMemory,
  type SuggestedMarket,
} from './marketPreference.rules.ts';

const memoryKey = 'skarn:market';
/** Session storage flag: there was nothing to suggest. */
const askedKey = 'skarn:market-asked';

export function rememberMarket(locale: string): void {
  write(withChoice(locale, Date.now()));
}

export function refuseMarket(country: string): void {
  write(withRefusal(read(), country, Date.now()));
}

/** Whether to ask the gateway for a suggestion on a page of this locale. Once per session. */
export function canSuggestMarket(lang: string): boolean {
  return canSuggest(read(), lang) && attempt(() => sessionStorage.getItem(askedKey)) === null;
}

/** Stores the result. False stops asking in this session. */
export function isWorthSuggesting(suggestion: SuggestedMarket | null): boolean {
  const isWorth = suggestion !== null && maySuggest(read(), suggestion);
  if (!isWorth) attempt(() => sessionStorage.setItem(askedKey, 'true'));
  return isWorth;
}

function read(): MarketMemory {
  return readMemory(
    attempt(() => localStorage.getItem(memoryKey)),
    Date.now(),
  );
}

function write(memory: MarketMemory): void {
  attempt(() => localStorage.setItem(memoryKey, JSON.stringify(memory)));
}

/** Browsers throw where storage is blocked or full. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
