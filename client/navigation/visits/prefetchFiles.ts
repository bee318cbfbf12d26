/**
 * Fetches the code of a screen into the browser's cache without running it, marked as a prefetch (`Sec-Purpose`), at the
 * lowest priority. A later `import()` takes it from there.
 */
const asked = new Set<string>();

/** @param files absolute addresses of scripts and styles. */
export function prefetchFiles(files: readonly string[]): void {
  for (const file of files) {
    if (asked.has(file) || performance.getEntriesByName(file, 'resource').length > 0) continue;
    asked.add(file);
    document.head.append(linkTo(file));
  }
}

function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  // Safari has no prefetch.
  if (link.relList.supports('prefetch')) link.rel = 'prefetch';
  else link.rel = isStyle ? 'preload' : 'modulepreload';
  link.as = isStyle ? 'style' : 'script';
  link.fetchPriority = 'low';
  // As module scripts are requested.
  link.crossOrigin = '';
  link.href = file;
  return link;
}
