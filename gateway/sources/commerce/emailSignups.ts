/** Subscriptions to newsletters. */

export interface NewEmailSignup {
  email: string;
  /** Ids of the lists to join, as in the settings; at least one. */
  lists: readonly string[];
  /** Language and country of the emails, such as `de-de`. */
  locale: string;
  /** True when the consent box was ticked, which some regions require. */
  consent: boolean;
}
