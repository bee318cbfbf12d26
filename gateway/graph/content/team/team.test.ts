/** The team, end to end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';
import { withoutTranslations } from '../../../testing/shop/withoutTranslations.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    rewriteEntry: withoutTranslations({ athlete_rin_hoshikawa: { locale: 'fr', fields: ['quote'] } }),
  });
});
afterAll(() => shop.close());

interface Person {
  name: string;
  path: string;
  discipline: string | null;
  homePlace: string | null;
  bornYear: number | null;
  quote: string | null;
  biography: string | null;
  portrait: { name: string } | null;
  actionImage: { name: string } | null;
  results: { year: string; event: string; place: string }[];
  social: { text: string; href: string }[];
  products: { handle: string; price: object | null }[];
  breadcrumbs: { title: string }[];
  seo: { title: string; description: string | null };
}

const person = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    athlete(handle: $handle) {
      name
      path
      discipline
      homePlace
      bornYear
      quote
      biography
      portrait {
        name
      }
      actionImage {
        name
      }
      results {
        year
        event
        place
      }
      social {
        text
        href
      }
      products {
        handle
        price {
          current {
            amount
          }
        }
      }
      breadcrumbs {
        title
      }
      seo {
        title
        description
      }
    }
  }
`;

async function athlete(locale: string, handle: string): Promise<Person | null> {
  const { data, errors } = await shop.visitor().ask<{ athlete: Person | null }>(person, { locale, handle });
  expect(errors).toEqual([]);
  return data.athlete;
}

describe('the team page', () => {
  test('lists all athletes in order, in the reader’s language', async () => {
    const { data, errors } = await shop.visitor().ask<{
      teamPage: {
        title: string;
        path: string;
        header: string;
        banner: { contentHtml: string } | null;
        athletes: { name: string; discipline: string | null }[];
      };
    }>(`query @inContext(locale: "ja-jp") {
      teamPage { title path header banner { contentHtml } athletes { name discipline } }
    }`);
    expect(errors).toEqual([]);
    const { athletes, ...page } = data.teamPage;
    expect(page).toMatchObject({ title: 'チーム', path: '/ja-jp/team' });
    expect(page.banner?.contentHtml).toContain('<h1>チーム</h1>');
    expect(athletes.map(({ name }) => name)).toEqual([
      'Ylva Stenmo',
      'Tobias Kranewitt',
      'Maya Castellane',
      'Rin Hoshikawa',
      'Ingrid Vassdal',
      'Dell Okafor',
      'Aurelio Bensi',
      'Noor Lindqvist',
      'Göran Hult',
      'Hanna Bly',
    ]);
    expect(athletes[5]?.discipline).toBe('パラアルペン');
  });
});

describe('an athlete', () => {
  test('has facts, results and products with this market’s prices', async () => {
    const found = await athlete('de-de', 'ingrid-vassdal');
    expect(found).toMatchObject({
      path: '/de-de/team/ingrid-vassdal',
      discipline: 'Rennlauf',
      bornYear: 1999,
      quote: 'Ein Tor ist ein Vorschlag. Die Uhr nicht.',
      portrait: { name: 'scene-rider-carve-tall' },
      breadcrumbs: [{ title: 'Team' }, { title: 'Ingrid Vassdal' }],
    });
    expect(found?.results[0]).toEqual({ year: '2026', event: 'Innfjord GS', place: '1' });
    expect(found?.products.map(({ handle }) => handle)).toEqual([
      // Her giant slalom ski is not sold anywhere.
      'shotfirer-sl',
      'shotfirer-18',
      'shotfirer-gs-pole',
    ]);
    expect(found?.products.every(({ price }) => price !== null)).toBe(true);
  });

  test('falls back to English field by field', async () => {
    const found = await athlete('fr-fr', 'rin-hoshikawa');
    expect(found?.discipline).toBe('Bosses');
    expect(found?.quote).toBe('The knees talk. I only listen faster.');
  });

  test('may have only a name', async () => {
    expect(await athlete('en-us', 'hanna-bly')).toEqual({
      name: 'Hanna Bly',
      path: '/en-us/team/hanna-bly',
      discipline: null,
      homePlace: null,
      bornYear: null,
      quote: null,
      biography: null,
      portrait: null,
      actionImage: null,
      results: [],
      social: [],
      products: [],
      breadcrumbs: [{ title: 'Team' }, { title: 'Hanna Bly' }],
      seo: {
        title: 'Hanna Bly',
        description: 'Skis, poles, bindings and accessories from a closed copper mine above the tree line.',
      },
    });
  });

  test('that does not exist is null without an error', async () => {
    expect(await athlete('en-us', 'nobody')).toBeNull();
  });

  test('keeps its data and products while commerce is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    try {
      const { data } = await shop.visitor().ask<{ athlete: Person | null }>(person, {
        locale: 'en-us',
        handle: 'ingrid-vassdal',
      });
      expect(data.athlete?.products.map(({ handle }) => handle)).toContain('shotfirer-sl');
    } finally {
      await shop.mendSources();
      await shop.coldSources();
    }
  });
});
