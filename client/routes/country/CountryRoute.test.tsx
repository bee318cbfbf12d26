import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CountryRouteQuery } from '#relay/CountryRouteQuery.graphql.ts';
import countryRouteQuery from '#relay/CountryRouteQuery.graphql.ts';
import { nowhere, testMarkets } from '../../components/MarketList/testMarkets.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { countryEntryPoint } from './CountryRoute.entrypoint.ts';
import { CountryRoute } from './CountryRoute.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

interface Setting {
  choices?: readonly object[];
  contact?: object | null;
}

function setUp({ choices = testMarkets, contact = null }: Setting = {}) {
  const shop = createTestShop({ path: '/de-de/country', search: 'from=/de-de/p/kant' });
  const variables = { locale: 'de-de', path: '/de-de/p/kant' };
  shop.environment.commitPayload(createOperationDescriptor(countryRouteQuery, variables), {
    market: { id: 'de', countryName: 'Deutschland', languageName: 'Deutsch', contact },
    marketChoices: choices,
  });
  const page = loadQuery<CountryRouteQuery>(shop.environment, countryRouteQuery, variables, {});
  shop.render(<CountryRoute queries={{ page }} match={shop.match} />);
  return shop;
}

const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) => screen.getByText(name, { selector: 'li > p' }).closest('li')!;

describe('the country selector', () => {
  test('requests the alternates of the previous page', () => {
    const { match } = createTestShop({ path: '/de-de/country', search: 'from=/de-de/p/kant' });
    expect(countryEntryPoint.queries(match)['page']?.variables).toEqual({
      locale: 'de-de',
      path: '/de-de/p/kant',
    });
  });

  test('groups the countries, with a heading each', () => {
    setUp();
    const groups = screen.getAllByRole('region');
    expect(
      groups.map((group) => [
        within(group).getByRole('heading', { level: 2 }).textContent,
        within(group)
          .getAllByText(/./, { selector: 'li > p:first-child' })
          .map(({ textContent }) => textContent),
      ]),
    ).toEqual([
      ['North America', ['Vereinigte Staaten']],
      ['Europe', ['Deutschland']],
      ['Asia and Pacific', ['Japan']],
    ]);
  });

  test('links to each language, the default one first, in its own name', () => {
    setUp();
    const languages = within(row('Japan')).getAllByRole<HTMLAnchorElement>('link');
    expect(
      languages.map((each) => [each.textContent, each.lang, each.hreflang, each.getAttribute('href')]),
    ).toEqual([
      ['日本語', 'ja', 'ja-JP', '/ja-jp'],
      ['English', 'en', 'en-JP', '/en-jp'],
    ]);
  });

  test('labels a link with its country too: English appears many times', () => {
    setUp();
    expect(link('Deutschland English').getAttribute('href')).toBe('/en-de/p/kant');
    expect(link('Vereinigte Staaten English').getAttribute('href')).toBe('/en-us/c/skis');
  });

  test('marks the current one', () => {
    setUp();
    const marked = screen.getAllByRole('link').filter((each) => each.hasAttribute('aria-current'));
    expect(marked).toEqual([link('Deutschland Deutsch')]);
  });

  test('shows the currency, and whether there is a shop', () => {
    setUp();
    expect(row('Deutschland').textContent).toContain('Online shop in EUR');
    expect(row('Japan').textContent).toContain('No online shop yet (JPY)');
  });

  test('says where the same page does not exist', () => {
    setUp();
    expect(row('Vereinigte Staaten').textContent).toContain('Not sold there: opens Ski.');
    expect(row('Japan').textContent).toContain('Not available there: opens the homepage.');
    expect(row('Deutschland').textContent).not.toContain('opens');
  });

  test('has no such note for a page without alternates', () => {
    setUp({ choices: nowhere });
    expect(screen.queryByText(/opens/)).toBeNull();
  });

  test('stores the choice', async () => {
    const { navigate } = setUp();
    await userEvent.click(link('Deutschland English'));
    expect(navigate.mock.calls[0]?.[0]).toBe('/en-de/p/kant');
    expect(JSON.parse(localStorage.getItem('skarn:market') ?? '')).toMatchObject({
      chosen: { locale: 'en-de' },
    });
  });

  test('shows the contact for the current country', () => {
    setUp({ contact: { email: 'eu@skarn.example', phone: '+46 980 319 209' } });
    expect(screen.getByText('eu@skarn.example').closest('a')?.getAttribute('href')).toBe(
      'mailto:eu@skarn.example',
    );
    expect(link('+46 980 319 209').getAttribute('href')).toBe('tel:+46980319209');
  });

  test('has one canonical address wherever the shopper came from, in every locale', () => {
    setUp();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')];
    expect(links.map((each) => [each.hreflang, each.getAttribute('href')])).toEqual([
      ['en-DE', '/en-de/country'],
      ['de-DE', '/de-de/country'],
      ['en-US', '/en-us/country'],
      ['en-JP', '/en-jp/country'],
      ['ja-JP', '/ja-jp/country'],
      ['x-default', '/en-us/country'],
    ]);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('/de-de/country');
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });
});
