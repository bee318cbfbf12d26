/**
 * The interface between the gateway and the client's server bundle (client/entry.server.tsx). Types only: the gateway
 * loads the built bundle at run time and imports nothing from the client.
 */

/** What the bundle exports for the gateway. */
export interface PageBundle {
  /** @throws the signal's reason when the request is aborted. */
  readonly renderPage: (request: PageRequest) => Promise<Page>;
  readonly readPayload: (request: PayloadRequest) => Promise<Payload>;
  /** @param href path and query. @returns the path that the routes redirect to; null for none. */
  readonly redirectAt: (href: string, markets: MarketsText) => string | null;
  /** Hashes of the inline scripts of pages, such as `sha256-…`, for their content security policy. */
  readonly inlineScripts: readonly string[];
  /** Path patterns of all screens, such as `/p/:uid`; `*` is the pattern of the "not found" screen. */
  readonly screens: readonly string[];
}

export interface PageRequest {
  /** Path and query as requested, such as `/en-us/c/skis?sort=NEWEST`. */
  url: string;
  /** Public origin, without trailing slash. */
  origin: string;
  /** Runs a persisted operation and returns the GraphQL response. */
  execute(documentId: string, variables: object): Promise<object>;
  /** Called with the path pattern of the matched screen, such as `/p/:uid`, for metrics and logs. */
  routed?(screen: string): void;
  assets: PageAssets;
  /** Loaded once the shopper has consented; null when none is configured. */
  tagManager: TagManager | null;
  /** Protects forms; null when none is configured. */
  botProtection: BotProtection | null;
  /** Origin of the built files; empty when the page's own origin serves them. */
  cdnUrl: string;
  /** Origin of pictures. */
  imagesOrigin: string;
  markets: MarketsText;
  /** Id of the client's build; null in development. */
  buildId: string | null;
  /** Renders an error in place of the screen: too many redirects (400), or a redirect to a forbidden target (404). */
  refusal: 400 | 404 | null;
  /** True for a guest without a preview: the client may then navigate by payloads. */
  isGuest: boolean;
  /** True when parts of the page may be cached, and taken from the cache. */
  cachesMarkup: boolean;
  /** Set for an editor who previews drafts. */
  preview: PagePreview | null;
  signal: AbortSignal;
}

export interface Page {
  status: number;
  /** Reason phrase from the error catalogue (platform.md 8). */
  reason?: string;
  /** Target of a redirect; the body is empty then. */
  location?: string;
  headers: Record<string, string>;
  /** Hashes of the page's inline styles, such as `sha256-…`; absent when it has none. */
  inlineStyles?: readonly string[];
  /** The HTML, in parts in their order; empty for a redirect. */
  body: readonly (string | Uint8Array)[];
}

export interface PageAssets {
  scripts: readonly string[];
  styles: readonly string[];
  /** `@font-face` rules, which pages inline; empty in development. */
  fontFaces: string;
  /** Files worth preloading for a screen, by its module id in Vite's manifest. */
  preloads(moduleId: string): readonly string[];
  /** Content of one of the stylesheets; null in development. */
  styleText(href: string): string | null;
}

/** A request for a page's data without its markup (platform.md 7: `_payload.json`). */
export interface PayloadRequest {
  /** Path and query of the page, which must not redirect. */
  url: string;
  markets: MarketsText;
  /** Runs a persisted operation for a guest without a cart; null when the operation depends on the session. */
  execute(documentId: string, variables: object): Promise<object | null>;
  /** Called with the path pattern of the matched screen. */
  routed?(screen: string): void;
}

export interface Payload {
  /** Status of the page; null where it depends on the session. */
  status: number | null;
  /** GraphQL responses by the URL at which the client requests each query. */
  answers: Record<string, object>;
}

/** The table of markets for the routes. Editors may open a market at any time. */
export interface MarketsText {
  /** Offered locales separated by spaces, each country's default first, such as `de-de en-de fr-ca`. */
  readonly locales: string;
  /** Countries that are accepted but not offered, separated by spaces, such as `dk lu`. They see the `global` content. */
  readonly others: string;
}

export interface PagePreview {
  /** Origins of the editor, which may show the page in a frame and send it edits. */
  readonly editorOrigins: readonly string[];
  /** Nonce of the editor tools' styles. */
  readonly nonce: string;
}

export interface TagManager {
  /** Such as `GTM-AB12CD`. */
  readonly id: string;
  /** Origin of its script, without trailing slash. */
  readonly origin: string;
}

export interface BotProtection {
  /** Public. */
  readonly siteKey: string;
  /** Origin of its script, without trailing slash. */
  readonly origin: string;
}
