/** A crawler's view of a page. */

/** Whether robots.txt permits a path (RFC 9309): the longest matching line decides, `Allow` in a tie. */
export function mayCrawl(robots: string, path: string): boolean {
  let longest = { length: -1, allows: true };
  for (const line of robots.split('\n')) {
    const [, verb, pattern] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
    if (verb === undefined || pattern === undefined || !matches(pattern, path)) continue;
    const allows = verb === 'Allow';
    if (pattern.length > longest.length || (pattern.length === longest.length && allows))
      longest = { length: pattern.length, allows };
  }
  return longest.allows;
}

function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}${isWhole ? '$' : ''}`).test(path);
}

export interface PageHead {
  titles: readonly string[];
  /** Number of `h1` elements. */
  headings: number;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  /** By hreflang. */
  alternates: ReadonlyMap<string, string>;
  /** `og:` and `twitter:` properties; the first of several. */
  social: ReadonlyMap<string, string>;
  language: string | null;
}

/** What a crawler reads from a page's head. */
export function readHead(html: string): PageHead {
  const elements = [...html.matchAll(/<(meta|link)\s([^>]*?)\/?>/g)].map(([, tag, text = '']) => ({
    tag,
    attributes: attributesOf(text),
  }));
  const metas = new Map<string, string>();
  for (const { tag, attributes } of elements) {
    const key = attributes['name'] ?? attributes['property'];
    if (tag === 'meta' && key !== undefined && !metas.has(key)) metas.set(key, attributes['content'] ?? '');
  }
  const links = (rel: string) =>
    elements.flatMap(({ tag, attributes }) =>
      tag === 'link' && attributes['rel'] === rel ? [attributes] : [],
    );
  return {
    titles: [...html.matchAll(/<title>(.*?)<\/title>/gs)].map(([, text = '']) => decoded(text)),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    description: metas.get('description') ?? null,
    canonical: links('canonical')[0]?.['href'] ?? null,
    robots: metas.get('robots') ?? null,
    alternates: new Map(links('alternate').map((link) => [link['hreflang'] ?? '', link['href'] ?? ''])),
    social: new Map([...metas].filter(([key]) => /^(og|twitter):/.test(key))),
    language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? null,
  };
}

/** Items of structured data in a page, those of a graph separately, with their context. */
export function readStructuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .flatMap(([, json = '']): Record<string, unknown>[] => [JSON.parse(json)].flat())
    .flatMap((block): Record<string, unknown>[] => {
      const { '@graph': graph, ...context } = block;
      return Array.isArray(graph)
        ? graph.map((item: Record<string, unknown>) => ({ ...context, ...item }))
        : [block];
    });
}

/** Attribute names in lower case: React writes `hrefLang`, and HTML ignores case. */
function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}
