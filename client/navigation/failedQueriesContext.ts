/** Queries of this visit that failed on the server: their components show the failure until a retry. */
import { createContext } from 'react';

export const FailedQueriesContext = createContext<ReadonlySet<unknown>>(new Set());
