/** All states of the support section: topics, results, no results, outage, no content. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SupportResultsQuery } from '#relay/SupportResultsQuery.graphql.ts';
import supportResultsQuery from '#relay/SupportResultsQuery.graphql.ts';
import type { SupportRouteQuery } from '#relay/SupportRouteQuery.graphql.ts';
import supportRouteQuery from '#relay/SupportRouteQuery.graphql.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { onAnnouncement } from '../../ui/announce.ts';
import { SupportRoute } from './SupportRoute.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = {
  id: 'page',
  title: 'Support',
  path: '/en-us/support',
  alternates: [],
  language: null,
  seo: { title: 'Support', description: null, isHidden: false, image: null },
  blocks: [{ __typename: 'TextBlock', key: 'text', html: '<h2>Have this ready</h2>' }],
};
const topics = [
  {
    key: 'returns',
    anchor: 'topic-returns',
    title: 'Returns and warranty',
    summary: 'When it should go back.',
    summaryLanguage: null,
    articles: [
      {
        id: 'a',
        title: 'Returns and exchanges',
        language: null,
        summary: 'Thirty days.',
        path: '/en-us/support/returns',
      },
      { id: 'b', title: 'Warranty', language: null, summary: null, path: '/en-us/support/warranty' },
    ],
  },
  { key: 'care', anchor: 'topic-care', title: 'Care', summary: null, summaryLanguage: null, articles: [] },
];
const contact = { email: 'us@skarn.example', phone: '+1 719 555 0142' };
const hit = {
  path: '/en-us/support/returns#faq-1',
  snippet: 'Can I <mark>swap</mark> for another size?',
  article: {
    id: 'a',
    title: 'Returns and exchanges',
    language: null,
    topic: { title: 'Returns and warranty' },
  },
};

interface Setting {
  search?: string;
  hits?: readonly object[];
  content?: { page: object | null; supportTopics: readonly object[] };
  person?: object | null;
}

function setUp({
  search = '',
  hits = [],
  content = { page, supportTopics: topics },
  person = contact,
}: Setting = {}) {
  const shop = createTestShop({ path: '/en-us/support', search });
  const query = new URLSearchParams(search).get('q') ?? '';
  const variables = { locale: 'en-us' };
  const requested = { ...variables, query, isAsked: query !== '' };
  shop.environment.commitPayload(createOperationDescriptor(supportRouteQuery, variables), {
    ...content,
    market: { id: 'us', contact: person },
  });
  shop.environment.commitPayload(
    createOperationDescriptor(supportResultsQuery, requested),
    query === '' ? {} : { supportSearch: { query, totalCount: hits.length, hits } },
  );
  const queries = {
    page: loadQuery<SupportRouteQuery>(shop.environment, supportRouteQuery, variables, {}),
    results: loadQuery<SupportResultsQuery>(shop.environment, supportResultsQuery, requested, {}),
  };
  shop.render(<SupportRoute queries={queries} match={shop.match} />);
  return shop;
}

const field = () => screen.getByRole('searchbox', { name: 'What can we help with?' });

describe('without a term', () => {
  test('topics have their articles, and a link each', () => {
    setUp();
    const topic = screen.getByRole('region', { name: 'Returns and warranty' });
    expect(
      within(topic)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/en-us/support/returns', '/en-us/support/warranty']);
    const jumps = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    expect(jumps.map((link) => link.getAttribute('href'))).toEqual(['#topic-returns', '#topic-care']);
    expect(screen.queryByRole('region', { name: /answer/ })).toBeNull();
  });

  test('managed content and the contact are below', () => {
    setUp();
    expect(screen.getByRole('heading', { name: 'Have this ready' })).toBeDefined();
    const person = screen.getByRole('region', { name: 'Ask a person' });
    expect(
      within(person)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:us@skarn.example', 'tel:+17195550142']);
  });

  test('without content there is a heading and the search', () => {
    setUp({ content: { page: null, supportTopics: [] }, person: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeDefined();
    expect(field()).toBeDefined();
    expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ask a person' })).toBeNull();
  });
});

describe('with a term', () => {
  test('results replace the topics, each with its passage and topic', () => {
    setUp({ search: 'q=swap', hits: [hit] });
    const results = screen.getByRole('region', { name: '1 answer to “swap”' });
    const link = within(results).getByRole('link', { name: 'Returns and exchanges' });
    expect(link.getAttribute('href')).toBe('/en-us/support/returns#faq-1');
    expect(results.querySelector('mark')?.textContent).toBe('swap');
    expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
    expect((field() as HTMLInputElement).value).toBe('swap');
  });

  test('their number is announced', () => {
    const announced: string[] = [];
    const stop = onAnnouncement((message) => announced.push(message));
    setUp({ search: 'q=swap', hits: [hit] });
    stop();
    expect(announced).toEqual(['1 answer to “swap”']);
  });

  test('without results it says so, with the contact', () => {
    setUp({ search: 'q=dividend' });
    expect(screen.getByRole('heading', { name: 'No answers to “dividend”' })).toBeDefined();
    expect(screen.getByText(/or ask a person/)).toBeDefined();
    expect(screen.getByText('us@skarn.example')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All topics' }).getAttribute('href')).toBe('/en-us/support');
  });
});

describe('typing', () => {
  test('navigates once, after a pause, and keeps the scroll position', () => {
    const { navigate } = setUp();
    fireEvent.change(field(), { target: { value: 'wa' } });
    act(() => void vi.advanceTimersByTime(200));
    fireEvent.change(field(), { target: { value: 'wax' } });
    act(() => void vi.advanceTimersByTime(299));
    expect(navigate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(navigate.mock.calls).toEqual([['/en-us/support?q=wax', { replace: false, scroll: false }]]);
  });

  test('replaces the same history entry', () => {
    const { navigate } = setUp({ search: 'q=wax', hits: [hit] });
    fireEvent.change(field(), { target: { value: 'wax warm' } });
    act(() => void vi.advanceTimersByTime(300));
    expect(navigate.mock.calls).toEqual([['/en-us/support?q=wax+warm', { replace: true, scroll: false }]]);
  });

  test('submitting navigates at once, and not again', () => {
    const { navigate } = setUp();
    fireEvent.change(field(), { target: { value: ' wax ' } });
    fireEvent.submit(field().closest('form')!);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  test('clearing the field shows the topics again', () => {
    const { navigate } = setUp({ search: 'q=wax', hits: [hit] });
    fireEvent.change(field(), { target: { value: '' } });
    act(() => void vi.advanceTimersByTime(300));
    expect(navigate.mock.calls).toEqual([['/en-us/support', { replace: true, scroll: false }]]);
  });

  test('whitespace requests nothing', () => {
    const { navigate } = setUp();
    fireEvent.change(field(), { target: { value: '   ' } });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('without scripts the form has the same target', () => {
    setUp();
    const form = field().closest('form')!;
    expect([form.getAttribute('action'), form.method, field().getAttribute('name')]).toEqual([
      '/en-us/support',
      'get',
      'q',
    ]);
  });
});

test('a failed search affects its section only', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shop = createTestShop({ path: '/en-us/support', search: 'q=wax' });
  const variables = { locale: 'en-us' };
  shop.environment.commitPayload(createOperationDescriptor(supportRouteQuery, variables), {
    page,
    supportTopics: topics,
    market: { id: 'us', contact },
  });
  const results = loadQuery<SupportResultsQuery>(
    shop.environment,
    supportResultsQuery,
    { ...variables, query: 'wax', isAsked: true },
    {},
  );
  shop.render(
    <SupportRoute
      queries={{
        page: loadQuery<SupportRouteQuery>(shop.environment, supportRouteQuery, variables, {}),
        results,
      }}
      match={shop.match}
    />,
  );
  const { mock } = shop.environment;
  const search = mock.findOperation(({ request }) => request.node.params.name === 'SupportResultsQuery');
  await act(async () => mock.reject(search, new Error('down')));
  expect(screen.getByRole('alert').textContent).toContain('Search isn’t available right now.');
  expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeDefined();
  expect(screen.getByText('us@skarn.example')).toBeDefined();
});
