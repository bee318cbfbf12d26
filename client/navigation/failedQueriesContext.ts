/** Queries of this visit whose data the server could not get: what rests on them stands as failed until it is asked again. */
import { createContext } from 'react';

export const FailedQueriesContext = createContext<ReadonlySet<unknown>>(new Set());
