/** What a request tells the network layer (network.ts), by `networkCacheConfig.metadata`. */

/** Of a small mutation that must be sent even when the page unloads. */
export const survivesUnload = { survivesUnload: true } as const;

/** Of a query whose root fields may be null (the shell's). */
export const tolerant = { isTolerant: true } as const;

/** Of a query about the session, such as its cart: payloads do not contain it. */
export const personal = { isPersonal: true } as const;

/**
 * Of a preload's query: it is marked as such, so that a busy gateway answers others
 * first, and is not retried. If it fails, the navigation requests it again.
 */
export const ahead = { isAhead: true } as const;
