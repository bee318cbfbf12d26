import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { colorSchemeScript } from '../document/colorScheme.ts';
import { linkTo, setUpShell } from '../testShell.tsx';

afterEach(cleanup);

const brand = {
  name: 'Skarn',
  opensCartOnAdd: true,
  hasSearch: false,
  address: { lines: ['Lavvägen 9', '000 09 Stollby', 'Sweden'], city: 'Stollby' },
  hours: [
    { days: 'Monday to Friday', hours: '9:00 AM – 5:00 PM' },
    { days: 'By appointment', hours: '' },
  ],
  social: [
    {
      __typename: 'SocialLink',
      text: 'Instagram',
      href: 'https://instagram.example/skarn',
      network: 'INSTAGRAM',
    },
    { __typename: 'SocialLink', text: 'Mastodon', href: 'https://fjell.example/@skarn', network: 'OTHER' },
  ],
};
const contact = { email: 'us@skarn.example', phone: '+1 719 555 0142' };
const footer = () => within(screen.getByRole('contentinfo'));

describe('the colour scheme', () => {
  const choose = (option: string) =>
    userEvent.selectOptions(footer().getByRole('combobox', { name: 'Appearance' }), option);
  /** Runs the script of the document's head. */
  const openNextPage = () => runInNewContext(colorSchemeScript, { document, localStorage, MutationObserver });
  const themeColor = () => document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

  test('is the device’s until one is chosen, which is kept and applied before the next page paints', async () => {
    setUpShell('footer', {});
    expect(document.documentElement.dataset['scheme']).toBeUndefined();
    await choose('Dark');
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    delete document.documentElement.dataset['scheme'];
    openNextPage();
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    await choose('Like this device');
    expect(document.documentElement.dataset['scheme']).toBeUndefined();
    openNextPage();
    expect(document.documentElement.dataset['scheme']).toBeUndefined();
  });

  test('colours the browser’s own bars, at once and on the next page', async () => {
    localStorage.setItem('skarn:scheme', '["dark"]');
    openNextPage();
    expect(themeColor()).toBe('#121618');
    setUpShell('footer', {});
    await choose('Light');
    expect(themeColor()).toBe('#f5f4f0');
    await choose('Like this device');
    expect(themeColor()).toBeUndefined();
  });

  test('ignores what else is stored under its name', () => {
    localStorage.setItem('skarn:scheme', '["neon"]');
    openNextPage();
    localStorage.setItem('skarn:scheme', '{');
    openNextPage();
    expect(document.documentElement.dataset['scheme']).toBeUndefined();
  });
});

describe('contact details', () => {
  test('show how to reach the region’s contact', () => {
    setUpShell('footer', { brand, market: { contact } });
    const href = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
    expect(screen.getByText('us@skarn.example').closest('a')?.getAttribute('href')).toBe(
      'mailto:us@skarn.example',
    );
    expect(href('+1 719 555 0142')).toBe('tel:+17195550142');
  });

  test('show address and opening hours', () => {
    setUpShell('footer', { brand });
    expect(footer().getByText('000 09 Stollby').closest('address')).not.toBeNull();
    expect(footer().getByRole('heading', { name: 'Open in Stollby' })).toBeDefined();
    expect(footer().getByText('Monday to Friday').nextElementSibling?.textContent).toBe('9:00 AM – 5:00 PM');
  });

  test('link social pages: labelled, in a new tab, without an opener', () => {
    setUpShell('footer', { brand });
    const link = footer().getByRole('link', { name: 'Mastodon, opens a new tab' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(
      footer()
        .getByRole('link', { name: /^Instagram/ })
        .querySelector('svg'),
    ).not.toBeNull();
  });

  test.each<[string, object]>([
    [
      'no contact, no address, no hours, no pages',
      { brand: { ...brand, address: null, hours: [], social: [] } },
    ],
    ['no settings at all', { brand: null }],
  ])('with %s has no empty headings', (_, data) => {
    setUpShell('footer', data);
    expect(footer().queryAllByRole('heading')).toEqual([]);
    expect(footer().getByText(/© Skarn/)).toBeDefined();
  });

  test('with a telephone number only show only that', () => {
    setUpShell('footer', { market: { contact: { email: null, phone: '112' } } });
    expect(
      footer()
        .getAllByRole('link')
        .filter((one) => one.getAttribute('href')?.startsWith('mailto:')),
    ).toEqual([]);
    expect(footer().getByRole('link', { name: '112' })).toBeDefined();
  });
});

test('columns are navigation landmarks, also when two have the same name', () => {
  const columns = [
    { heading: 'Skarn', links: [linkTo('Terms', '/en-us/terms')] },
    { heading: 'Skarn', links: [linkTo('Privacy', '/en-us/privacy')] },
  ];
  setUpShell('footer', { footer: { columns } });
  const navigation = within(screen.getByRole('navigation', { name: 'Footer' }));
  expect(navigation.getAllByRole('heading')).toHaveLength(2);
  expect(navigation.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Terms', 'Privacy']);
});

test('the country control stays when other data is missing', () => {
  setUpShell('footer', {});
  expect(footer().getByRole('link', { name: /^Country and language/ })).toBeDefined();
});
