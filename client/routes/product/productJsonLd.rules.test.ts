import { describe, expect, test } from 'vitest';
import { productJsonLd } from './productJsonLd.rules.ts';

const product = {
  handle: 'lodestar-98',
  name: 'Lodestar 98',
  description: 'One ski for the day.',
  path: '/en-us/p/lodestar-98',
  image: '/images/i/k2/lodestar-98',
  price: { amount: '799.95', currency: 'USD', regular: null },
};
const variant = {
  sku: 'LOD-98-SPR-178',
  path: '/en-us/p/lodestar-98?color=spruce&length=178',
  selections: [
    { name: 'Color', value: 'Spruce' },
    { name: 'Length', value: '178' },
  ],
  availability: 'IN_STOCK',
  expectedOn: null,
  price: { amount: '799.95', currency: 'USD', regular: null },
  image: 'https://images.example/lodestar',
};

describe('product as structured data', () => {
  test('a product with variants is a group with an offer per variant', () => {
    expect(productJsonLd('https://shop.example', 'Skarn', { ...product, variants: [variant] })).toMatchObject(
      {
        '@type': 'ProductGroup',
        productGroupID: 'lodestar-98',
        url: 'https://shop.example/en-us/p/lodestar-98',
        image: 'https://shop.example/images/i/k2/lodestar-98',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
        hasVariant: [
          {
            sku: 'LOD-98-SPR-178',
            name: 'Lodestar 98, Spruce, 178',
            color: 'Spruce',
            size: '178',
            image: 'https://images.example/lodestar',
            offers: {
              url: 'https://shop.example/en-us/p/lodestar-98?color=spruce&length=178',
              price: '799.95',
              priceCurrency: 'USD',
              availability: 'https://schema.org/InStock',
            },
          },
        ],
      },
    );
  });

  test.each([
    ['few left', 'LOW_STOCK', 'https://schema.org/LimitedAvailability'],
    ['none left, which may change', 'SOLD_OUT', 'https://schema.org/OutOfStock'],
    ['to be ordered ahead', 'EXPECTED', 'https://schema.org/PreOrder'],
    ['not sold any more', 'NOT_SOLD_HERE', 'https://schema.org/Discontinued'],
    ['something that is not known yet', 'LOST', 'https://schema.org/OutOfStock'],
  ])('availability: %s', (_, availability, expected) => {
    const data = productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, availability }] });
    expect(data).toMatchObject({ hasVariant: [{ offers: { availability: expected } }] });
  });

  test('a preorder has its availability date', () => {
    const expected = { ...variant, availability: 'EXPECTED', expectedOn: '2027-10-01' };
    expect(productJsonLd('', 'Skarn', { ...product, variants: [expected] })).toMatchObject({
      hasVariant: [{ offers: { availabilityStarts: '2027-10-01' } }],
    });
  });

  test('a reduced price has the list price too', () => {
    const price = { amount: '599', currency: 'USD', regular: '799.95' };
    expect(productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, price }] })).toMatchObject({
      hasVariant: [
        {
          offers: {
            price: '599',
            priceSpecification: { price: '799.95', priceType: 'https://schema.org/StrikethroughPrice' },
          },
        },
      ],
    });
  });

  test('an option that is no colour is a size, even when there are two', () => {
    const selections = [...variant.selections, { name: 'Brake Width', value: '100' }];
    expect(productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, selections }] })).toMatchObject({
      hasVariant: [{ color: 'Spruce', size: '178, 100' }],
    });
  });

  test('a product with a single variant has its offer', () => {
    const only = productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, selections: [] }] });
    expect(only).toMatchObject({ '@type': 'Product', sku: variant.sku, offers: { price: '799.95' } });
    expect(only).not.toHaveProperty('hasVariant');
  });

  test('without a price there is no offer', () => {
    const data = productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, price: null }] });
    expect(JSON.stringify(data)).not.toContain('offers');
    expect(
      JSON.stringify(productJsonLd('', 'Skarn', { ...product, price: null, variants: [] })),
    ).not.toContain('offers');
  });

  test('without a shop it is a product at the price in content, without availability', () => {
    const price = { amount: '120000', currency: 'JPY', regular: null };
    const data = productJsonLd('', 'Skarn', { ...product, price, variants: [] });
    expect(data).toMatchObject({ '@type': 'Product', offers: { price: '120000', priceCurrency: 'JPY' } });
    expect(JSON.stringify(data)).not.toContain('availability');
  });
});
