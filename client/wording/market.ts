/** The shop's English words: countries, languages and the suggestion of a market. */
export const marketWording = {} as const;
