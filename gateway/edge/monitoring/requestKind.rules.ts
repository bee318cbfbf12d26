/**
 * Classifies requests for metrics, traces and logs, without the URL itself, which is arbitrary and may contain personal
 * data. Every value comes from a closed set.
 */
export type RequestKind = 'page' | 'payload' | 'graphql' | 'api' | 'file' | 'sitemap' | 'health' | 'refused';

export interface RequestFacts {
  /** Path without query. */
  path: string;
  status: number;
  /** True once a session was opened: neither a file nor an early refusal. */
  isKnown: boolean;
  /** Path pattern of the screen, such as `/p/:handle`; null when no page was requested. */
  screen: string | null;
}

const apiRoutes: ReadonlySet<string> = new Set([
  '/api/csrf-token',
  '/api/geolocation',
  '/api/invalidate',
  '/api/hooks/commerce',
  '/api/hooks/content',
  '/api/vitals',
]);

const sitemap = /^\/sitemap[\w/-]*\.xml$/;

export function requestKind({ path, status, isKnown }: RequestFacts): RequestKind {
  if (path === '/health/live' || path === '/health/ready') return 'health';
  if (path === '/robots.txt' || sitemap.test(path)) return 'sitemap';
  if (!isKnown && status >= 400) return 'refused';
  if (path === '/api/graphql') return 'graphql';
  if (path.startsWith('/api/')) return 'api';
  if (!isKnown) return 'file';
  return path.endsWith('/_payload.json') ? 'payload' : 'page';
}

/** A pattern from a closed set, such as `/{lang}/p/:handle`. */
export function requestRoute(requested: RequestFacts): string {
  const { path, screen } = requested;
  switch (requestKind(requested)) {
    case 'health':
    case 'graphql':
      return path;
    case 'api':
      return apiRoutes.has(path) ? path : '/api/*';
    case 'sitemap':
      return path === '/robots.txt' ? path : '/sitemap*.xml';
    case 'file':
      return path.startsWith('/assets/') ? '/assets/*' : '/*';
    case 'refused':
      return path.startsWith('/api/') ? '/api/*' : '/*';
    case 'page':
    case 'payload':
      return screen === null ? 'redirect' : screenRoute(screen);
  }
}

/** @param screen pattern such as `/p/:handle`; `*` is the pattern of unknown paths. */
export function screenRoute(screen: string): string {
  return screen === '*' ? 'not found' : `/{lang}${screen === '/' ? '' : screen}`;
}

export type StatusClass = '1xx' | '2xx' | '3xx' | '4xx' | '5xx';

export function statusClass(status: number): StatusClass {
  const first = Math.trunc(status / 100);
  return first >= 1 && first <= 5 ? (`${first}xx` as StatusClass) : '5xx';
}

/** Screens about one person: the rest of their path is personal. */
const personal = /^(\/[a-z]{2}-[a-z]{2,6})?\/(account|order-status|checkout)(?=\/|$)/i;
const words = /^[a-z0-9]+([-_.][a-z0-9]+)*$/i;

/**
 * The path as it may be logged. Order numbers, e-mail addresses, tokens and other segments that are not plain words are
 * masked; queries are omitted, as they contain search terms.
 */
export function loggedPath(path: string): string {
  const person = personal.exec(path)?.[0];
  if (person !== undefined) return path.length > person.length ? `${person}/*` : person;
  return path
    .slice(0, 200)
    .split('/')
    .map((part) => (part === '' || isPlain(part) ? part : '*'))
    .join('/');
}

/** Paths of this shop are hyphenated words, unlike phone and order numbers and random strings. */
function isPlain(part: string): boolean {
  return (
    part.length <= 64 && words.test(part) && !/\d{5}|(?:\d\D*){8}/.test(part) && !/[a-z0-9]{25}/i.test(part)
  );
}
