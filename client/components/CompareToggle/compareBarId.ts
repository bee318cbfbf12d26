/** Id of the shell's bar, so that a toggle can move the focus there. */
export const compareBarId = 'comparison';
