/** The tag manager that this shop uses, if any. Nothing of it is loaded before its shopper agrees (consent.ts). */
import { createContext } from 'react';

export interface TagManager {
  /** Such as `GTM-AB12CD`. */
  readonly id: string;
  /** Origin of its script, without a slash at the end. */
  readonly origin: string;
}

/** Null where none is configured. */
export const TagManagerContext = createContext<TagManager | null>(null);
