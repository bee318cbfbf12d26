// @vitest-environment node
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RelayEnvironmentProvider } from 'react-relay/hooks.js';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { CachedItem, RenderItemContext } from '../ui/CachedItem/CachedItem.tsx';
import { ResponseContents } from '../relay/ResponseContents.ts';
import { createWording, useWording, WordingProvider } from '../wording/wording.ts';
import { cachedParts } from './cachedParts.tsx';

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

/** A page with one item; its whole markup, as sent. */
function render({ title, variant = '', language = 'en-us', texts = {}, children }: RenderedPage): string {
  const contents = new ResponseContents();
  contents.add({ data: { wording: texts, product: { id: 'p', title } } });
  const parts = cachedParts(language, contents);
  const markup = renderToString(
    <RelayEnvironmentProvider environment={environment}>
      <WordingProvider value={createWording('en', texts)}>
        <RenderItemContext value={parts.renderItem}>
          <CachedItem id="p" variant={variant}>
            {children}
          </CachedItem>
        </RenderItemContext>
      </WordingProvider>
    </RelayEnvironmentProvider>,
  );
  return parts
    .fill(markup)
    .map((part) => (typeof part === 'string' ? part : part.html.toString()))
    .join('');
}

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
  const first = render({ title: 'one', children: content });
  expect(render({ title: 'one', children: content })).toBe(first);
  expect(renders()).toBe(1);
  expect(first).toBe('<li><b class="name">Adit &lt;72&gt;<!-- -->, <!-- -->New</b></li>');
  expect(first).toBe(render({ title: 'one', variant: null, children: content }));
});

test('it is rendered anew for other data, another variant, other texts and another language', () => {
  const { content, renders } = counted('Adit');
  render({ title: 'two', children: content });
  render({ title: 'two, changed', children: content });
  render({ title: 'two', variant: 'wide', children: content });
  render({ title: 'two', language: 'en-ca', children: content });
  expect(renders()).toBe(4);
  expect(render({ title: 'two', texts: { 'tag.new': 'Fresh' }, children: content })).toContain('Fresh');
});

test('one that depends on more than its record is rendered for each page', () => {
  const { content, renders } = counted('Adit');
  render({ title: 'three', variant: null, children: content });
  render({ title: 'three', variant: null, children: content });
  expect(renders()).toBe(2);
});

test('one whose code is not loaded yet is not cached', () => {
  const Late = lazy(() => new Promise<{ default: () => ReactNode }>(() => {}));
  const late = (
    <Suspense fallback="Waiting">
      <Late />
    </Suspense>
  );
  render({ title: 'four', children: late });
  const { content } = counted('Loaded');
  expect(render({ title: 'four', children: content })).toContain('Loaded');
});

test('a text that looks like a placeholder stays a text', () => {
  expect(render({ title: 'five', variant: null, children: '<!--0-->' })).toBe('<li>&lt;!--0--&gt;</li>');
});
