/** Incremented with every change of a drawing or of a model in the studio, to invalidate stored masters and renditions. */
export const drawingVersion = 4;
