/** Reports of the graph to operators. Implemented in edge/monitoring/reports. */

/** @param facts what tells one occurrence from another; of few values, for each is remembered for a while. */
export type Report = (message: string, facts?: Readonly<Record<string, string>>) => void;
