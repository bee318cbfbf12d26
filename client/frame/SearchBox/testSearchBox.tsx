/**
 * An open search box with fake timers and responses that the test provides.
 *
 * @example
 * const box = openBox();
 * await box.type('lod');
 * await box.answer({ results: [ski] });
 * box.press('ArrowDown');
 */
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import suggestionListQuery from '#relay/SuggestionListQuery.graphql.ts';
import clickMutation from '#relay/reportSearchClickMutation.graphql.ts';
import { testPrice, testSelected } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { survivesUnload } from '../../relay/requestMetadata.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { pauseMs } from './useSuggestions.ts';

const parts = (title: string, match: string) =>
  title
    .split(new RegExp(`(${match})`, 'i'))
    .filter((text) => text !== '')
    .map((text) => ({ text, isMatch: text.toLowerCase() === match.toLowerCase() }));

const found = (kind: string, typename: string, id: string, path: string, title: string) => ({
  __typename: typename,
  documentId: id,
  kind,
  path,
  title,
  titleLanguage: null,
  titleParts: parts(title, 'lod'),
});

export const ski = {
  ...found('PRODUCT', 'ProductSearchResult', 'doc-ski', '/en-us/p/lodestar-98', 'Lodestar 98'),
  product: {
    id: 'product-lodestar-98',
    handle: 'lodestar-98',
    displayTitle: 'Lodestar 98',
    platformId: 4,
    selected: testSelected({ ...testPrice(799), current: { amount: '799.00', formatted: '$799.00' } }),
    image: {
      rendition: {
        src: '/i/k2/a?w=120',
        width: 120,
        height: 160,
        placeholder: '/i/k2/a?maxW=15',
        sources: [],
      },
    },
  },
};
export const category = found('CATEGORY', 'CategoryResult', 'doc-skis', '/en-us/c/skis', 'Skis');
export const story = found('POST', 'PostResult', 'doc-story', '/en-us/blog/p/the-lode', 'The lode below');
export const help = found('SUPPORT', 'SupportResult', 'doc-help', '/en-us/support/wax', 'Wax and edges');
export const completion = (text: string) => ({ text, parts: parts(text, 'lod') });

interface AnswerParts {
  queries?: readonly object[];
  results?: readonly object[];
}

export function openBox(address: { path?: string; search?: string } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const shop = createTestShop(address);
  const onClose = vi.fn<() => void>();
  const { rerender, unmount } = shop.render(<SearchDialog isOpen onClose={onClose} />);
  const { mock } = shop.environment;
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { hidden: true });
  const advance = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  const type = async (value: string, ms = pauseMs) => {
    fireEvent.change(field(), { target: { value } });
    await advance(ms);
  };
  const isRequested = (term: string, locale = 'en-us') =>
    mock.isLoading(suggestionListQuery, { locale, term }, { force: true });
  const answer = ({ queries = [], results = [] }: AnswerParts = {}) =>
    act(async () => {
      const searchSuggestions = { requestId: 'request-1', queries, results };
      mock.nextValue(suggestionListQuery, { data: { searchSuggestions } } as never);
      mock.complete(suggestionListQuery);
      await vi.advanceTimersByTimeAsync(0);
    });
  const active = () => {
    const id = field().getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'gone');
  };
  return {
    ...shop,
    onClose,
    unmount,
    field,
    advance,
    type,
    isRequested,
    answer,
    active,
    fail: () =>
      act(async () => {
        mock.reject(suggestionListQuery, new Error('down'));
        await vi.advanceTimersByTimeAsync(0);
      }),
    /** False when the box prevented the key's default action. */
    press: (key: string, init: object = {}) => fireEvent.keyDown(field(), { key, ...init }),
    options: () => screen.queryAllByRole('option').map((option) => option.textContent),
    reopen: () => {
      rerender(shop.wrap(<SearchDialog isOpen={false} onClose={onClose} />));
      rerender(shop.wrap(<SearchDialog isOpen onClose={onClose} />));
    },
    isReported: (input: object) =>
      mock.isLoading(clickMutation, { input } as never, { force: true, metadata: survivesUnload }),
  };
}
