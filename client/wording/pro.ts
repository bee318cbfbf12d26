/** The shop's English words: the pro programme and the spend meter. */
export const proWording = {} as const;
