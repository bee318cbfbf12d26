/** The shop's English words: forms, signing in, opening an account. */
export const formsWording = {} as const;
