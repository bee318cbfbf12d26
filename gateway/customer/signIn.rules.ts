/** Where somebody is signed in, and until when a pro is one (platform.md 4; `accountStores` names the stores to try). */

/** A store where the e-mail address and the password belong together. */
export interface RightLogin {
  store: string;
  /** The customer is a pro now. */
  isPro: boolean;
}

/**
 * The store to sign in at, of those where the password is right. The market's own store (`guestStore`) takes everybody,
 * any other one sells to the country's pros alone; a pro there is meant to be one, whatever else the password fits.
 */
export function chosenLogin<Login extends RightLogin>(
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
 * Brands that may count the spend of a store's customers: Norway's pros have a brand of their own, and their account at
 * the American store.
 */
export function brandsOfStore(store: string): string[] {
  return store === 'us' ? ['us', 'no'] : [store];
}

/** The pro code's end and the membership's, whichever comes first. Null: neither ends. Milliseconds since 1970. */
export function proUntil(codeEnds: number | null, membershipEnds: readonly (number | null)[]): number | null {
  const ends = [codeEnds, ...membershipEnds].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
