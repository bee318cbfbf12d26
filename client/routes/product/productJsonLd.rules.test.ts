import { describe, expect, test } from 'vitest';
import { productJsonLd } from './productJsonLd.rules.ts';

const product = {
  uid: 'lodestar-98',
  name: 'Lodestar 98',
  description: 'One ski for the day.',
  path: '/en-us/p/lodestar-98',
  image: '/images/i/k2/lodestar-98',
};
const variant = {
  sku: 'LOD-98-SPR-178',
  selections: [
    { name: 'Color', value: 'Spruce' },
    { name: 'Length', value: '178' },
  ],
  availability: 'IN_STOCK',
  price: { amount: 799.95, currency: 'USD' },
  image: 'https://images.example/lodestar',
};

describe('product as structured data', () => {
  test('a product with variants is a group with an offer each', () => {
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
            offers: { price: 799.95, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
          },
        ],
      },
    );
  });

  test.each([
    ['few left', 'LOW_STOCK', 'https://schema.org/LimitedAvailability'],
    ['none left', 'SOLD_OUT', 'https://schema.org/SoldOut'],
    ['to be ordered ahead', 'EXPECTED', 'https://schema.org/PreOrder'],
    ['not sold here', 'NOT_SOLD_HERE', 'https://schema.org/OutOfStock'],
  ])('availability: %s', (_, availability, expected) => {
    const data = productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, availability }] });
    expect(data).toMatchObject({ hasVariant: [{ offers: { availability: expected } }] });
  });

  test('without a price there is no offer', () => {
    const data = productJsonLd('', 'Skarn', { ...product, variants: [{ ...variant, price: null }] });
    expect(JSON.stringify(data)).not.toContain('offers');
  });

  test('without a shop it is a product without offers', () => {
    expect(productJsonLd('', 'Skarn', { ...product, variants: [] })).toMatchObject({ '@type': 'Product' });
  });
});
