/** Links in rich text navigate client-side like others. */
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
  // The test environment does not navigate: an event that was not prevented is left to the browser.
  fireEvent(link, event);
  return { isOurs: event.defaultPrevented, visits: shop.navigate.mock.calls.map(([href]) => href) };
}

test('an internal link navigates client-side, also from an element inside it', () => {
  const { isOurs, visits } = click('<p><a href="/de-de/p/kant"><strong>here</strong></a></p>');
  expect(isOurs).toBe(true);
  expect(visits).toEqual(['/de-de/p/kant']);
});

test.each([
  ['another site', '<a href="https://example.com/">here</a>', {}],
  ['another site without scheme', '<a href="//example.com/">here</a>', {}],
  ['an email link', '<a href="mailto:a@skarn.example">here</a>', {}],
  ['a hash of the page', '<a href="#sizes">here</a>', {}],
  ['a page in a new tab', '<a href="/de-de" target="_blank" rel="noopener noreferrer">here</a>', {}],
  ['a press with a modifier key', '<a href="/de-de">here</a>', { metaKey: true }],
  ['the middle button', '<a href="/de-de">here</a>', { button: 1 }],
  ['text without a link', '<p>here</p>', {}],
])('%s is left to the browser', (_case, html, init) => {
  expect(click(html, init)).toEqual({ isOurs: false, visits: [] });
});
