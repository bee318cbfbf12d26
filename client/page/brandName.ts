/** The shop's name where no managed one is at hand: titles of error screens, the wordmark. */
export const brandName = 'Skarn';
