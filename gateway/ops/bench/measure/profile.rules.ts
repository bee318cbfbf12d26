/** Evaluates a CPU profile: the functions with the most self time, and the shares of parts of the code. */

/** The inspector's format (`Profiler.Profile`), as far as it is used. */
export interface CpuProfile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
    children?: readonly number[];
  }[];
  samples?: readonly number[];
  /** Microseconds between samples. */
  timeDeltas?: readonly number[];
}

export interface ProfileLine {
  /** Function and place, such as `canonical client/x.ts:12`. */
  what: string;
  /** Share of the time that was not idle, 0 to 1. */
  share: number;
}

/** Self time of each node in microseconds. The first sample is omitted, as it includes the time before profiling. */
function ownTimes({ samples = [], timeDeltas = [] }: CpuProfile): Map<number, number> {
  const times = new Map<number, number>();
  for (const [index, id] of samples.entries())
    if (index > 0) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  return times;
}

const isIdle = ({ functionName, url }: { functionName: string; url: string }): boolean =>
  functionName === '(idle)' || functionName === '(program)' || url === 'node:inspector';

/**
 * Sums self times by a label of each node; unlabelled nodes count towards the total, idle time and the profiler do not.
 */
function shares(profile: CpuProfile, labelOf: (id: number) => string | null): ProfileLine[] {
  const times = ownTimes(profile);
  const sums = new Map<string, number>();
  let total = 0;
  for (const { id, callFrame } of profile.nodes) {
    if (isIdle(callFrame)) continue;
    const time = times.get(id) ?? 0;
    total += time;
    const label = labelOf(id);
    if (label !== null) sums.set(label, (sums.get(label) ?? 0) + time);
  }
  return [...sums]
    .filter(([, time]) => time > 0)
    .map(([what, time]) => ({ what, share: total === 0 ? 0 : time / total }))
    .toSorted((a, b) => b.share - a.share);
}

/** @param root project folder with trailing slash: locations are relative to it. */
export function topLines(profile: CpuProfile, root: string, count = 10): ProfileLine[] {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const lines = shares(profile, (id) => {
    const frame = frames.get(id);
    if (!frame) return null;
    const place = placeOf(frame.url, root);
    const name = frame.functionName || '(anonymous)';
    return place === '' ? name : `${name} ${place}:${frame.lineNumber + 1}`;
  });
  return lines.slice(0, count);
}

/**
 * Total time, attributed to the nearest project file or package on the stack: built-in functions and Node itself count
 * for their caller. Garbage collection is unassigned.
 * @param ownerOf name of the part of the code that a location belongs to.
 */
export function ownerShares(
  profile: CpuProfile,
  root: string,
  ownerOf: (place: string) => string | null,
): ProfileLine[] {
  const parents = new Map<number, number>();
  for (const { id, children = [] } of profile.nodes) for (const child of children) parents.set(child, id);
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  return shares(profile, (id) => {
    if (frames.get(id)?.functionName === '(garbage collector)') return 'garbage collection';
    for (let node: number | undefined = id; node !== undefined; node = parents.get(node)) {
      const place = placeOf(frames.get(node)?.url ?? '', root);
      const owner = place === '' || place.startsWith('node:') ? null : ownerOf(place);
      if (owner !== null) return owner;
    }
    return 'Node itself';
  });
}

function placeOf(url: string, root: string): string {
  const path = url.replace(/^file:\/\//, '');
  return path.startsWith(root) ? path.slice(root.length) : path;
}
