/** Names the shell's bar, so that a toggle far from it can send the focus there. */
export const compareBarId = 'comparison';
