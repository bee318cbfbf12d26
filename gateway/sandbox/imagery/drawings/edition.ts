/** Counted up whenever a drawing changes, so that masters and renditions of the old look are not served. */
export const drawingEdition = 1;
