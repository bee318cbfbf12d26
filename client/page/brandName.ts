/** The shop's name where no managed one is available: titles of error screens, the wordmark. */
export const brandName = 'Skarn';
