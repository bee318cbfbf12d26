/** The shopper's market choices in browser storage (marketPreference.rules.ts). Where storage is blocked nothing is kept. */
import {
  mayAsk,
  maySuggest,
  readMemory,
  withChoice,
  withRefusal,
  type MarketMemory,
  type SuggestedMarket,
} from './marketPreference.rules.ts';

const memoryKey = 'skarn:market';
/** Set for one visit of the browser's tab, when there was nothing to suggest. */
const askedKey = 'skarn:market-asked';

export function rememberMarket(locale: string): void {
  write(withChoice(locale, Date.now()));
}

export function refuseMarket(country: string): void {
  write(withRefusal(read(), country, Date.now()));
}

/** May the gateway be asked for a suggestion, on a page of this locale? Once a visit. */
export function mayAskForMarket(lang: string): boolean {
  return mayAsk(read(), lang) && attempt(() => sessionStorage.getItem(askedKey)) === null;
}

/** What came of asking. False ends it for this visit. */
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
