/** Patterns of paths: `/blog/:uid`, where a name stands for a segment, and `/c/*`, where the star stands for all the rest. */

export type PathParams = Readonly<Record<string, string>>;

/** By pattern: a table of routes is gone through at every link. */
const matchers = new Map<string, RegExp>();

/**
 * Letters may be in either case, and slashes at the end mean nothing.
 *
 * @param path decoded but for slashes within segments (decodePath.rules.ts).
 * @returns what stands for the pattern's names, and for its star as `rest`; null when the path is another.
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const matcher = matchers.get(pattern) ?? matcherOf(pattern);
  matchers.set(pattern, matcher);
  const found = matcher.exec(path);
  return (
    found &&
    Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, value = '']) => [name, value.replaceAll('%2F', '/')]),
    )
  );
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/^\/?\*$/, '/(?<rest>.*)')
    .replace(/\/\*$/, '(?:/(?<rest>.+))?');
  return new RegExp(`^${source}/*$`, 'i');
}
