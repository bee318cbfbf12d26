/** Incremented with every change of a drawing, to invalidate stored masters and renditions. */
export const drawingVersion = 2;
