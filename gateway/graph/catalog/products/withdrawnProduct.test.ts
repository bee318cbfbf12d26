/** Pages for withdrawn and unknown products in every language (platform.md 2, catalogue.md 3, 5). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Words {
  header: string;
  message: string;
  link: { text: string; href: string };
}
interface Answer {
  product: Words & { productHeader: string; alternatives: { handle: string }[] };
  notFoundPage: Words & { banner: { background: { alt: string; rendition: { sources: object[] } } } };
}

const ask = async (locale: string) => {
  const { data, errors } = await shop.visitor().ask<Answer>(
    /* GraphQL */ `
      query ($locale: Locale!) @inContext(locale: $locale) {
        product(handle: "lodestar-88") {
          ... on WithdrawnProduct {
            header
            productHeader
            message
            link {
              text
              href
            }
            alternatives {
              handle
            }
          }
        }
        notFoundPage {
          header
          message
          link {
            text
            href
          }
          banner {
            background {
              ... on Image {
                alt
                rendition(size: ERROR_BANNER) {
                  sources {
                    width
                    height
                  }
                }
              }
            }
          }
        }
      }
    `,
    { locale },
  );
  expect(errors).toEqual([]);
  return data;
};

describe.each(['de-de', 'fr-fr', 'ja-jp', 'sv-se', 'no-no', 'es-es', 'it-it'])('in %s', (locale) => {
  test('both pages are in the language and link to its home page', async () => {
    const english = await ask('en-us');
    const { product, notFoundPage } = await ask(locale);
    for (const [own, base] of [
      [product, english.product],
      [notFoundPage, english.notFoundPage],
    ] as const) {
      expect(own.header).not.toBe(base.header);
      expect(own.message).not.toBe(base.message);
      expect(own.link.text).not.toBe(base.link.text);
      expect(own.link.href).toBe(`/${locale}`);
    }
    expect(product.productHeader).not.toBe(english.product.productHeader);
  });

  test('recommendations are for sale here, each once, and never the product itself', async () => {
    const { product } = await ask(locale);
    const handles = product.alternatives.map(({ handle }) => handle);
    expect(handles.length).toBeGreaterThan(3);
    expect(new Set(handles).size).toBe(handles.length);
    expect(handles).not.toContain('lodestar-88');
  });
});

test('the banner has the error page’s own sizes', async () => {
  const { notFoundPage } = await ask('en-us');
  expect(notFoundPage.banner.background.rendition.sources).toEqual([
    { width: 430, height: 459 },
    { width: 718, height: 199 },
    { width: 1150, height: 319 },
    { width: 1390, height: 386 },
  ]);
  expect(notFoundPage.banner.background.alt).not.toBe('');
});

test('while content is down there is no managed content, and the error says why', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'delivery', status: 503 });
  const { data, errors } = await shop
    .visitor()
    .ask<Answer>('query @inContext(locale: "en-us") { notFoundPage { header } }');
  expect(data.notFoundPage).toBeNull();
  expect(errors[0]?.extensions).toEqual({ code: 'SOURCE_UNAVAILABLE', source: 'delivery' });
  await shop.mendSources();
});
