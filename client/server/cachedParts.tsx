/**
 * HTML of parts that many pages have in common (components/CachedItem). Its key has the content of the record as the
 * gateway returned it, and of the market's texts: when either changes it is a miss, so nothing is ever stale. A page is
 * rendered with placeholders, and filled with the parts' bytes.
 */
import { hash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { use } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider, useRelayEnvironment } from 'react-relay/hooks.js';
import { markupTokens } from '../frame/document/markupTokens.ts';
import { NavigationContext } from '../navigation/navigationContext.ts';
import type { CachedItemProps, RenderItem } from '../components/CachedItem/CachedItem.tsx';
import type { ResponseContents } from '../relay/ResponseContents.ts';
import type { Area } from '../wording/managedTexts.ts';
import { WordingProvider } from '../wording/wording.ts';
import type { PageTexts } from './PageTexts.ts';

export interface CachedMarkup {
  readonly html: Buffer;
  /** Of the critical CSS. */
  readonly tokens: ReadonlySet<string>;
  /** Of texts that it names. */
  readonly areas: readonly Area[];
}

/** Bytes of HTML: about 2,000 tiles. */
const MAX_BYTES = 8_000_000;

const cache = new LRUCache<string, CachedMarkup>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html }) => html.length || 1,
});

/** Not to be found in anybody's text. */
const mark = `<!--${randomUUID()} `;
const placeholder = new RegExp(`${mark}(\\d+)-->`);

export interface CachedParts {
  /** Renders a placeholder for the content. */
  readonly renderItem: RenderItem;
  /** @param markup with placeholders. */
  readonly fill: (markup: string) => (string | CachedMarkup)[];
}

/**
 * The parts of one page.
 *
 * @param lang prefix of the address, such as `de-at`. @param texts of its market.
 * @param contents of the page's responses; null for a page that caches nothing.
 */
export function cachedParts(lang: string, texts: PageTexts, contents: ResponseContents | null): CachedParts {
  const used: CachedMarkup[] = [];

  function Item({ id, variant, children }: CachedItemProps) {
    const withContexts = useContexts();
    const data = variant === null ? null : contents?.ofRecord(id);
    if (!data) return <li>{children}</li>;
    const key = hash('sha256', `${lang} ${texts.digest} ${data} ${variant}`, 'base64');
    let part = cache.get(key);
    if (!part) {
      let html = '';
      const areas = texts.areasOf(() => {
        html = renderToString(withContexts(children));
      });
      if (isIncomplete(html)) return <li>{children}</li>;
      part = { html: Buffer.from(html), tokens: markupTokens(html), areas };
      cache.set(key, part);
    }
    texts.name(part.areas);
    return <li dangerouslySetInnerHTML={{ __html: `${mark}${used.push(part) - 1}-->` }} />;
  }

  return {
    renderItem: (props) => <Item {...props} />,
    // Every other piece is the number of a part.
    fill: (markup) =>
      markup
        .split(placeholder)
        .map((piece, index) => (index % 2 === 0 ? piece : (used[Number(piece)] ?? ''))),
  };
}

/** Whether code is missing, which the browser would have to load, or a picture's preload belongs in the head. */
function isIncomplete(html: string): boolean {
  return html.includes('<!--$!-->') || html.startsWith('<link');
}

/** Provides the contexts of the page in a separate render. */
function useContexts(): (content: ReactNode) => ReactNode {
  const [environment, wording, navigation] = [
    useRelayEnvironment(),
    use(WordingProvider),
    use(NavigationContext),
  ];
  return (content) => (
    <RelayEnvironmentProvider environment={environment}>
      <WordingProvider value={wording}>
        <NavigationContext value={navigation}>{content}</NavigationContext>
      </WordingProvider>
    </RelayEnvironmentProvider>
  );
}
