/**
 * What a build says of its routes, beside its files (platform.md 7: `builds/meta/{buildId}.json`). The page reads it when
 * it is idle and again when a newer version is out. Before, or when it cannot be read, every path is a plain screen: one
 * that has moved is not found then, and the error screen asks the server.
 */
import { decodePath } from '../addresses/decodePath.rules.ts';
import { splitLocale } from '../addresses/localePath.rules.ts';
import { matchPath } from '../addresses/matchPath.rules.ts';

export interface RouteRule {
  /** Name that its page views have; absent where it has none. */
  readonly name?: string;
  /** Rendered for each request; nothing is rendered beforehand, since pages show the session's cart. */
  readonly ssr?: true;
  readonly prerender?: false;
  /** Guests may read its data, or a part of it, from `{path}/_payload.json`. */
  readonly payload?: true;
  /** No screen of the client: going there is a full page load. */
  readonly fullLoad?: true;
  /** Where the path leads instead, and with which status. */
  readonly redirect?: { readonly to: string; readonly status: 301 };
}

/** By path pattern; the first that matches is taken. */
export type RouteRuleTable = Readonly<Record<string, RouteRule>>;

export class RouteRules {
  #table: RouteRuleTable;

  constructor(table: RouteRuleTable = {}) {
    this.#table = table;
  }

  /** @param path without query and hash. */
  at(path: string): RouteRule | null {
    return this.#match(path)?.rule ?? null;
  }

  /** Another path of the shop that this one leads to, its query kept; null where it leads nowhere else. */
  redirectAt(path: string, search: string): string | null {
    // Where a path without a locale leads is known without rules.
    if (splitLocale(path) === null) return null;
    const { rule, lang } = this.#match(path) ?? {};
    return rule?.redirect ? rule.redirect.to.replace(':lang', lang ?? '') + search : null;
  }

  /** Reads those of a build. What cannot be read leaves the rules as they are. @param folder of the builds' metadata. */
  async read(folder: string, buildId: string): Promise<void> {
    try {
      const response = await fetch(`${folder}meta/${buildId}.json`, { priority: 'low' });
      const { routes } = (response.ok ? await response.json() : {}) as { routes?: RouteRuleTable };
      if (routes) this.#table = routes;
    } catch {
      // Offline: the paths are plain screens.
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
