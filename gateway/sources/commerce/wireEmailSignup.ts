/**
 * `POST /email-signups`: the product's own call, like `back-in-stock`. The specification has the settings of letters
 * (catalogue.md 3, email signup settings) and names no call that takes an address.
 * Answers 201 whether or not the address was on the lists before; 422 `invalid` with `errors.email`.
 */
export interface NewEmailSignup {
  email: string;
  /** Ids of the lists to join, as the settings name them; at least one. */
  lists: readonly string[];
  /** Language and country of the letters, such as `de-de`. */
  locale: string;
  /** True when a box was ticked to say so, as some regions demand. */
  consent: boolean;
}
