/** The shop's English words: the account: home, addresses, orders, profile, order look-up. */
export const accountWording = {} as const;
