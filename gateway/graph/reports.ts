/** Reports of the graph to operators. Implemented in edge/monitoring/reports. */

/** @param facts distinguish occurrences; from a small set of values, as each is remembered for a while. */
export type Report = (message: string, facts?: Readonly<Record<string, string>>) => void;
