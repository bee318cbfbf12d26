/**
 * Decodes each segment of a path. An encoded slash stays encoded inside its segment, and so do line breaks, which no
 * pattern matches. A malformed path is returned as it is.
 */
export function decodePath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll(/[/\p{Cc}\u2028\u2029]/gu, encodeURIComponent))
      .join('/');
  } catch {
    return path;
  }
}
