/**
 * Chooses the store to sign in at and computes when pro status ends (platform.md 4; `accountStores` lists the candidate
 * stores).
 */

/** A store that accepts the credentials. */
export interface ValidLogin {
  store: string;
  /** The customer is currently a pro. */
  isPro: boolean;
}

/**
 * Chooses among the stores that accept the credentials. The market's own store (`guestStore`) accepts everyone, others
 * only the country's pros, who are preferred there even if their credentials also match the market's store.
 */
export function chosenLogin<Login extends ValidLogin>(
  logins: readonly Login[],
  guestStore: string,
): Login | null {
  return (
    logins.find(({ store, isPro }) => store !== guestStore && isPro) ??
    logins.find(({ store }) => store === guestStore) ??
    null
  );
}

/**
 * Brands that may count a store's customers: Norway's pros have their own brand, but accounts at the American store.
 */
export function brandsOfStore(store: string): string[] {
  return store === 'us' ? ['us', 'no'] : [store];
}

/** The earlier of the pro code's and the membership's end in epoch milliseconds. Null: neither ends. */
export function proUntil(codeEnds: number | null, membershipEnds: readonly (number | null)[]): number | null {
  const ends = [codeEnds, ...membershipEnds].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
