/** Path patterns: `/blog/:handle`, where a parameter matches one segment, and `/c/*`, where the star matches the rest. */

export type PathParams = Readonly<Record<string, string>>;

/** Compiled patterns: every link is matched against the route table. */
const matchers = new Map<string, RegExp>();

/**
 * Ignores case and trailing slashes.
 *
 * @param path decoded except for slashes within segments (decodePath.rules.ts).
 * @returns the parameters, and the star's match as `rest`; null when the path does not match.
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
