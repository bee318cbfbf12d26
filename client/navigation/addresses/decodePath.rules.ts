/**
 * Decodes each segment of a path; a slash that was encoded stays inside its segment, and the end of a line, which no
 * pattern matches, stays encoded. A path that cannot be decoded stays as it is.
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
