/** The configured tag manager, if any. Nothing of it is loaded before consent (consent.ts). */
import { createContext } from 'react';
import type { TagManager } from '../../schema/pageContract.ts';

/** Null when none is configured. */
export const TagManagerContext = createContext<TagManager | null>(null);
