/** Limits that mutations apply against guessing. Implemented in edge/limits/attempts. */

/** Actions that are limited per caller and per key. */
export type Attempt =
  | 'createAccount'
  | 'findOrder'
  | 'stockNotice'
  | 'emailSignup'
  | 'searchClick'
  | 'proCode';

export interface Attempts<What extends string = Attempt> {
  /** Counts an attempt. Returns the seconds to wait when there were too many, else 0. */
  take(what: What, key: string): Promise<number>;
  /** Resets the key's count after a successful attempt. */
  forgive(what: What, key: string): Promise<void>;
}

/** An account at one store; attempts are counted per store. */
export interface Account {
  store: string;
  email: string;
}

export interface PasswordAttempts {
  /** Counts an attempt for each account and returns the seconds to wait for each, 0 when allowed. */
  count(accounts: readonly Account[]): Promise<number[]>;
  /**
   * Whether a counted attempt is allowed now, or within the few seconds that a request may wait: 0, else the seconds
   * until it is this caller's turn.
   */
  turn(account: Account, when: 'at once' | 'waits'): Promise<number>;
  /** Counts a password confirmation of a signed-in customer, keyed by a secret of the sign-in. */
  countConfirmation(account: Account, signIn: string): Promise<number>;
  /** The password was right: resets its counts and remembers the device. */
  right(account: Account): Promise<void>;
}
