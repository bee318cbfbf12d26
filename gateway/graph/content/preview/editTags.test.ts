/** Edit tags, end to end: for editors only. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

function editor(): Visitor {
  const visitor = shop.visitor();
  visitor.session.enterPreview(null);
  return visitor;
}

const query = (locale: string) => `query @inContext(locale: "${locale}") {
  product(handle: "lodestar-98") { ... on Product { id editTag } }
  category(handle: "skis") { id editTag groups { editTag } }
  blogPost(handle: "four-hundred-tonnes") { id editTag }
  landingPage(handle: "first-snow") { editTag }
  page(handle: "care") {
    id
    editTag
    blocks {
      ... on BannerBlock { editTag banner { editTag hotspots { editTag } } }
      ... on TextBlock { editTag }
    }
  }
}`;

interface Data {
  product: { id: string; editTag: string | null };
  category: { id: string; editTag: string | null };
  blogPost: { id: string; editTag: string | null };
  landingPage: { editTag: string | null };
  page: { id: string; editTag: string | null; blocks: object[] };
}

describe('an editor', () => {
  test('gets the entry and field behind each part of a page', async () => {
    const { data } = await editor().ask<Data>(query('en-us'));
    expect(data).toMatchObject({
      product: { editTag: 'product.product_lodestar_98.en-us.display_title' },
      category: {
        editTag: 'product_category.category_skis.en-us.display_title',
        groups: [{ editTag: 'category_groups.category_group_skis.en-us.title' }],
      },
      blogPost: { editTag: 'blog_post.blog_post_four_hundred_tonnes.en-us.title' },
      landingPage: { editTag: 'landing_page.landing_first_snow.en-us.title' },
      page: { editTag: 'page.page_care.en-us.title' },
    });
    expect(data.page.blocks).toMatchObject([
      {
        editTag: 'page.page_care.en-us.generic_page.banner',
        banner: { editTag: 'banner.banner_page_care.en-us.content' },
      },
      { editTag: 'page.page_care.en-us.blocks.0' },
    ]);
    expect(JSON.stringify(data)).toContain('banner.banner_page_care.en-us.background.hotspots.0');
  });

  test('gets the locale that is shown', async () => {
    const { data } = await editor().ask<Data>(query('de-at'));
    expect(data.page.editTag).toBe('page.page_care.de.title');
  });

  test('gets all tags of a page by node ids in one query', async () => {
    const visitor = editor();
    const { data } = await visitor.ask<Data>(query('de-de'));
    const compiled = readFileSync(
      new URL('../../../../client/relay/__generated__/serveEditTagsQuery.graphql.ts', import.meta.url),
      'utf8',
    );
    const operations = JSON.parse(
      readFileSync(new URL('../../../../schema/operations.json', import.meta.url), 'utf8'),
    ) as Record<string, string>;
    const ids = [data.product.id, data.page.id, data.category.id, data.blogPost.id];
    const many = Array.from({ length: 100 }, (_, index) => ids[index % ids.length]);
    const answer = await visitor.ask<{ nodes: { editTag: string }[] }>(
      operations[/"id": "(\w+)"/.exec(compiled)?.[1] ?? ''] ?? '',
      { ids: many },
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data.nodes.slice(0, 2).map(({ editTag }) => editTag)).toEqual([
      'product.product_lodestar_98.de.display_title',
      'page.page_care.de.title',
    ]);
  });
});

test('shoppers get no entry names', async () => {
  const { data } = await shop.visitor().ask<Data>(query('en-us'));
  expect(JSON.stringify(data).match(/"editTag":(?!null)/g)).toBeNull();
});
