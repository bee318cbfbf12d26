/** Category groups, end to end (catalogue.md 3 Category group). */
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
let door: Listening;
let areGroupsDown = false;
beforeAll(async () => {
  shop = await startShop({
    contentVia: async (target) => {
      const between = new Hono();
      between.all('*', async (c) => {
        const { pathname, search } = new URL(c.req.url);
        if (areGroupsDown && pathname.includes('/category_groups/')) return c.text('', 500);
        const { method } = c.req;
        const body = method === 'GET' ? null : await c.req.text();
        const answer = await fetch(`${target}${pathname}${search}`, {
          method,
          headers: c.req.header(),
          body,
        });
        return c.body(await answer.text(), answer.status as 200, { 'content-type': 'application/json' });
      });
      door = await listen(between);
      return door.url;
    },
    rewriteEntry: (draft) => {
      // Draft entries: a tag without a layout, and German texts not written yet.
      if (draft.uid === 'category_group_bindings') {
        return { ...draft, fields: { ...draft.fields, clp_layout_tags: ['carousel', 'split'] } };
      }
      if (draft.uid === 'category_group_poles') {
        const { localised = {} } = draft;
        return { ...draft, localised: { ...localised, de: { title: 'Stöcke', categories: [] } } };
      }
      return draft;
    },
  });
});
afterAll(async () => {
  await shop.close();
  await door.close();
});

interface Groups {
  category: {
    groups: {
      heading: string;
      layout: string;
      tiles: { title: string; category: { path: string }; image: { name: string } | null }[];
    }[];
  };
}

const text = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    category(handle: $handle) {
      groups {
        heading
        layout
        tiles {
          title
          category {
            path
          }
          image {
            name
          }
        }
      }
    }
  }
`;

async function groupsOf(handle: string, locale = 'en-us') {
  const { data, errors } = await shop.visitor().ask<Groups>(text, { locale, handle });
  expect(errors).toEqual([]);
  return data.category.groups;
}

test('are read by parent_category: its sub-categories with titles, pictures and a layout', async () => {
  const [group, ...others] = await groupsOf('skis');
  expect(others).toEqual([]);
  expect(group).toMatchObject({ heading: 'Where are you headed?', layout: 'ROW' });
  expect(group?.tiles[0]).toEqual({
    title: 'All-mountain',
    category: { path: '/en-us/c/skis/all-mountain' },
    image: { name: 'scene-first-light' },
  });
});

test.each(['skis', 'poles', 'bindings', 'accessories'])(
  'exist for every top category: %s',
  async (handle) => {
    const [group] = await groupsOf(handle);
    expect(group?.tiles.length).toBeGreaterThan(1);
    for (const { category } of group?.tiles ?? []) expect(category.path).toMatch(`/en-us/c/${handle}/`);
  },
);

test('exist for top categories only', async () => {
  expect(await groupsOf('skis/all-mountain')).toEqual([]);
});

describe('the layout', () => {
  test('an unknown tag is ignored and reported with its group', async () => {
    shop.reports.length = 0;
    const [group] = await groupsOf('bindings');
    expect(group?.layout).toBe('SPLIT');
    expect(shop.reports).toEqual([
      {
        message: 'Category group - unknown layout tag',
        facts: { group: 'category_group_bindings', tag: 'carousel' },
      },
    ]);
  });

  test('known tags are not reported', async () => {
    shop.reports.length = 0;
    await groupsOf('skis');
    expect(shop.reports).toEqual([]);
  });
});

test('categories that a region does not show are left out', async () => {
  const paths = async (locale: string) =>
    (await groupsOf('accessories', locale))[0]?.tiles.map(({ category }) => category.path) ?? [];
  expect(await paths('en-us')).toContain('/en-us/c/accessories/paper');
  const swedish = await paths('en-se');
  expect(swedish.length).toBeGreaterThan(1);
  expect(swedish).not.toContain('/en-se/c/accessories/paper');
});

test('are read in the language of the request', async () => {
  const [group] = await groupsOf('skis', 'fr-fr');
  expect([group?.heading, group?.tiles.at(-1)?.title]).toEqual(['Où allez-vous ?', 'Tailles femme']);
});

test('fall back to the default locale when the localised entry is empty', async () => {
  const [group] = await groupsOf('poles', 'de-de');
  expect(group?.tiles.map(({ category }) => category.path)).toEqual([
    '/de-de/c/poles/fixed',
    '/de-de/c/poles/adjustable',
  ]);
});

test('cost one call of the content service, whatever the number of tiles', async () => {
  const calls = async (handle: string) => {
    await shop.coldSources();
    const { log } = await shop.visitor().ask(text, { locale: 'en-us', handle });
    return callsBySource(log.records);
  };
  // The other call reads the category.
  expect(await calls('skis')).toEqual({ delivery: 2 });
  expect(await calls('poles')).toEqual({ delivery: 2 });
});

test('when they cannot be read, the category is shown without them', async () => {
  await shop.coldSources();
  areGroupsDown = true;
  expect(await groupsOf('skis')).toEqual([]);
});
