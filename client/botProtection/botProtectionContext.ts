/** The bot protection of this shop's forms, if any. Nothing of it is loaded before somebody turns to such a form. */
import { createContext } from 'react';
import type { BotProtection } from '../../schema/pageContract.ts';

/** Null where none is configured. */
export const BotProtectionContext = createContext<BotProtection | null>(null);
