// @vitest-environment node
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { CachedItem, RenderItemContext } from '../components/CachedItem/CachedItem.tsx';
import { ResponseContents } from '../relay/ResponseContents.ts';
import { compareToggleWording } from '../wording/shopping/compareToggle.ts';
import type { EmbeddedTexts } from '../wording/marketWording.ts';
import { useWording, WordingProvider } from '../wording/wording.ts';
import { cachedParts } from './cachedParts.tsx';
import { PageTexts } from './PageTexts.ts';

const environment = new Environment({
  network: Network.create(() => ({ data: {} })),
  store: new Store(new RecordSource()),
});

interface RenderedPage {
  title: string;
  variant?: string | null;
  language?: string;
  texts?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A page with one item; its whole markup, as sent, and its texts. */
function render({ title, variant = '', language = 'en-us', texts = {}, children }: RenderedPage) {
  const contents = new ResponseContents();
  contents.add({ data: { product: { id: 'p', title } } });
  const pageTexts = new PageTexts('en', texts, false);
  const parts = cachedParts(language, pageTexts, contents);
  const markup = renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <WordingProvider value={pageTexts.wording}>
        <RenderItemContext value={parts.renderItem}>
          <CachedItem id="p" variant={variant}>
            {children}
          </CachedItem>
        </RenderItemContext>
      </WordingProvider>
    </RelayEnvironmentProvider>,
  );
  const html = parts
    .fill(markup)
    .map((part) => (typeof part === 'string' ? part : part.html.toString()))
    .join('');
  return { html, embedded: JSON.parse(pageTexts.written()) as EmbeddedTexts };
}
const htmlOf = (page: RenderedPage): string => render(page).html;

/** Content that counts how often it is rendered. */
function counted(text: string): { content: ReactNode; renders: () => number } {
  const rendered = vi.fn<() => void>();
  function Content() {
    rendered();
    const t = useWording();
    return (
      <b className="name">
        {text}, {t('tag.new')}
      </b>
    );
  }
  return { content: <Content />, renders: () => rendered.mock.calls.length };
}

test('an item is rendered once for all pages with the same content, with the markup that it has without the cache', () => {
  const { content, renders } = counted('Adit <72>');
  const first = htmlOf({ title: 'one', children: content });
  expect(htmlOf({ title: 'one', children: content })).toBe(first);
  expect(renders()).toBe(1);
  expect(first).toBe('<li><b class="name">Adit &lt;72&gt;<!-- -->, <!-- -->New</b></li>');
  expect(first).toBe(htmlOf({ title: 'one', variant: null, children: content }));
});

test('it is rendered anew for other data, another variant, other texts and another language', () => {
  const { content, renders } = counted('Adit');
  htmlOf({ title: 'two', children: content });
  htmlOf({ title: 'two, changed', children: content });
  htmlOf({ title: 'two', variant: 'wide', children: content });
  htmlOf({ title: 'two', language: 'en-ca', children: content });
  expect(renders()).toBe(4);
  expect(htmlOf({ title: 'two', texts: { 'tag.new': 'Fresh' }, children: content })).toContain('Fresh');
});

test('one that depends on more than its record is rendered for each page', () => {
  const { content, renders } = counted('Adit');
  htmlOf({ title: 'three', variant: null, children: content });
  htmlOf({ title: 'three', variant: null, children: content });
  expect(renders()).toBe(2);
});

test('one whose code is not loaded yet is not cached', () => {
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}));
  const late = (
    <Suspense fallback="Waiting">
      <Late />
    </Suspense>
  );
  htmlOf({ title: 'four', children: late });
  const { content } = counted('Loaded');
  expect(htmlOf({ title: 'four', children: content })).toContain('Loaded');
});

test('one with a picture to preload is not cached, as the preload belongs in the head', () => {
  const picture = <img src="/ski.avif" alt="" />;
  const { html } = render({ title: 'six', children: picture });
  expect(html).toContain('<li><img src="/ski.avif" alt=""/></li>');
  expect(render({ title: 'six', children: <b>Text</b> }).html).toBe('<li><b>Text</b></li>');
});

test('a text that looks like a placeholder stays a text', () => {
  expect(htmlOf({ title: 'five', variant: null, children: '<!--0-->' })).toBe('<li>&lt;!--0--&gt;</li>');
});

test('a page with a cached item embeds the texts that the item names', () => {
  function Content() {
    return useWording(compareToggleWording)('compare.toggle');
  }
  const filler = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`account.text${index}`, 'Ein Satz.']),
  );
  const texts = { 'compare.toggle': 'Vergleichen', ...filler };
  const [first, second] = [1, 2].map(() => render({ title: 'seven', texts, children: <Content /> }));
  expect(first?.html).toBe('<li>Vergleichen</li>');
  expect(second).toEqual(first);
  expect(second?.embedded.texts).toEqual({ 'compare.toggle': 'Vergleichen' });
});
