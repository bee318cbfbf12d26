/**
 * A build's route rules (platform.md 7: `builds/meta/{buildId}.json`). Loaded when the page is idle and again when a
 * newer build is live. Before that, or if loading fails, every path is a plain screen: a moved one is then not found,
 * and the error screen asks the server.
 */
import { decodePath } from '../addresses/decodePath.rules.ts';
import { splitLocale } from '../addresses/localePath.rules.ts';
import { matchPath } from '../addresses/matchPath.rules.ts';

export interface RouteRule {
  /** Name of its page views; absent where it has none. */
  readonly name?: string;
  /** Rendered per request; nothing is prerendered, since pages show the session's cart. */
  readonly ssr?: true;
  readonly prerender?: false;
  /** Guests may read its data, or part of it, from `{path}/_payload.json`. */
  readonly payload?: true;
  /** Scripts and styles of its screen, from the site's base, for links that prefetch them. */
  readonly files?: readonly string[];
  /** Not a screen of the client: needs a full page load. */
  readonly fullLoad?: true;
  /** Redirect target and status. */
  readonly redirect?: { readonly to: string; readonly status: 301 };
}

/** By path pattern; the first match wins. */
export type RouteRuleTable = Readonly<Record<string, RouteRule>>;

export class RouteRules {
  #table: RouteRuleTable;
  #folder = '';
  /** Resolves once rules are read; null before that starts, and afterwards. */
  #reading: Promise<void> | null = null;

  constructor(table: RouteRuleTable = {}) {
    this.#table = table;
  }

  /** @param path without query and hash. */
  at(path: string): RouteRule | null {
    return this.#match(path)?.rule ?? null;
  }

  get reading(): Promise<void> | null {
    return this.#reading;
  }

  /** Absolute addresses of the files of a path's screen; empty before rules are read. */
  filesAt(path: string): string[] {
    const base = new URL(this.#folder, window.location.href);
    return (this.at(path)?.files ?? []).map((file) => new URL(`../${file}`, base).href);
  }

  /** Redirect target within the shop, with the query; null where there is none. */
  redirectAt(path: string, search: string): string | null {
    // Paths without a locale redirect without rules.
    if (splitLocale(path) === null) return null;
    const { rule, lang } = this.#match(path) ?? {};
    return rule?.redirect ? rule.redirect.to.replace(':lang', lang ?? '') + search : null;
  }

  /** Loads a build's rules; on failure the current rules stay. @param folder of the builds' metadata. */
  read(folder: string, buildId: string): Promise<void> {
    this.#reading = this.#read(folder, buildId).finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #read(folder: string, buildId: string): Promise<void> {
    try {
      const response = await fetch(`${folder}meta/${buildId}.json`, { priority: 'low' });
      const { routes } = (response.ok ? await response.json() : {}) as { routes?: RouteRuleTable };
      if (!routes) return;
      this.#table = routes;
      this.#folder = folder;
    } catch {
      // Offline: paths stay plain screens.
    }
  }

  #match(path: string): { rule: RouteRule; lang: string | undefined } | null {
    const decoded = decodePath(path);
    for (const [pattern, rule] of Object.entries(this.#table)) {
      const found = matchPath(pattern, decoded);
      if (found) return { rule, lang: found['lang'] };
    }
    return null;
  }
}
