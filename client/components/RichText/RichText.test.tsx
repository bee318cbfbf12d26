/** Links inside a text move as any other link of the shop does. */
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

function click(html: string, init: MouseEventInit = {}) {
  const shop = createTestShop();
  shop.render(<RichText html={html} />);
  const link = screen.getByText('here');
  const event = createEvent.click(link, { bubbles: true, cancelable: true, ...init });
  // The test's document goes nowhere: what nobody prevented is the browser's.
  fireEvent(link, event);
  return { isOurs: event.defaultPrevented, visits: shop.navigate.mock.calls.map(([href]) => href) };
}

test('a link to a page of the shop opens in place, also by a word inside it', () => {
  const { isOurs, visits } = click('<p><a href="/de-de/p/kant"><strong>here</strong></a></p>');
  expect(isOurs).toBe(true);
  expect(visits).toEqual(['/de-de/p/kant']);
});

test.each([
  ['another site', '<a href="https://example.com/">here</a>', {}],
  ['another site without scheme', '<a href="//example.com/">here</a>', {}],
  ['a letter', '<a href="mailto:a@skarn.example">here</a>', {}],
  ['a place on the page', '<a href="#sizes">here</a>', {}],
  ['a page in a new tab', '<a href="/de-de" target="_blank" rel="noopener noreferrer">here</a>', {}],
  ['what opens elsewhere by a key that is held', '<a href="/de-de">here</a>', { metaKey: true }],
  ['the second button', '<a href="/de-de">here</a>', { button: 1 }],
  ['words that are no link', '<p>here</p>', {}],
])('%s is the browser’s', (_case, html, init) => {
  expect(click(html, init)).toEqual({ isOurs: false, visits: [] });
});
