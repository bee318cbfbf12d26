/** The configured bot protection, if any. Nothing of it is loaded before the shopper interacts with a guarded form. */
import { createContext } from 'react';
import type { BotProtection } from '../../schema/pageContract.ts';

/** Null when none is configured. */
export const BotProtectionContext = createContext<BotProtection | null>(null);
