/** The tag manager that this shop uses, if any. Nothing of it is loaded before its shopper agrees (consent.ts). */
import { createContext } from 'react';
import type { TagManager } from '../../schema/pageContract.ts';

/** Null where none is configured. */
export const TagManagerContext = createContext<TagManager | null>(null);
