/** What an inline script in the server's HTML must carry to be run. The browser makes none, and knows none. */
import { createContext } from 'react';

export const ScriptNonceContext = createContext<string | undefined>(undefined);
