/** Limits that mutations apply against guessing. Implemented in edge/limits/attempts. */

/** Actions that are limited per caller and per key. */
export type Attempt =
  'createAccount' | 'findOrder' | 'stockNotice' | 'emailSignup' | 'searchClick' | 'proCode';

export interface Attempts<What extends string = Attempt> {
  /** Counts an attempt. Returns the seconds to wait when there were too many, else 0. */
  take(what: What, key: string): Promise<number>;
  /** Resets the key's count after a successful attempt. */
  forgive(what: What, key: string): Promise<void>;
}

/** An account is one of a store: whoever opens one with somebody's address at another store knows nothing of this one. */
export interface Account {
  store: string;
  email: string;
}

export interface PasswordAttempts {
  /** Counts a try at each of these accounts. Gives the seconds to wait for each, 0 where it may be made. */
  count(accounts: readonly Account[]): Promise<number[]>;
  /**
   * Whether a try that was counted may be made now, or within the few seconds that a request may wait: 0, else the seconds
   * until it is this caller's turn.
   */
  turn(account: Account, when: 'at once' | 'waits'): Promise<number>;
  /** Counts a try of somebody who is signed in already and proves it again; a secret of the sign-in names it. */
  countProof(account: Account, signIn: string): Promise<number>;
  /** It was right: what was counted for it is forgotten, and the device is known from now on. */
  right(account: Account): Promise<void>;
}
