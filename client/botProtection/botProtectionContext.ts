/** The bot protection of this shop's forms, if any. Nothing of it is loaded before somebody turns to such a form. */
import { createContext } from 'react';

export interface BotProtection {
  /** Public: tokens are asked for with it. */
  readonly siteKey: string;
  /** Origin of its script, without a slash at the end. */
  readonly origin: string;
}

/** Null where none is configured. */
export const BotProtectionContext = createContext<BotProtection | null>(null);
