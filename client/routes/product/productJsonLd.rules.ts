/** A product as structured data: a ProductGroup whose variants each carry an Offer in the market's money (schema.org). */

interface VariantFacts {
  readonly sku: string;
  readonly selections: readonly { readonly name: string; readonly value: string }[];
  readonly availability: string;
  readonly price: { readonly amount: number; readonly currency: string } | null;
  readonly image: string;
}

export interface ProductFacts {
  readonly uid: string;
  readonly name: string;
  readonly description: string | null;
  readonly path: string;
  readonly image: string;
  readonly variants: readonly VariantFacts[];
}

const availabilities: Readonly<Record<string, string>> = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  EXPECTED: 'https://schema.org/PreOrder',
  SOLD_OUT: 'https://schema.org/SoldOut',
};

/** What schema.org calls an option: everything that is no colour is a size. */
function property(option: string): 'color' | 'size' {
  return /^colou?r$/i.test(option) ? 'color' : 'size';
}

/** @param origin public origin of the shop, without a slash at the end. */
export function productJsonLd(origin: string, brand: string, product: ProductFacts): object {
  const about = {
    '@context': 'https://schema.org',
    name: product.name,
    ...(product.description === null ? {} : { description: product.description }),
    url: origin + product.path,
    image: absolute(origin, product.image),
    brand: { '@type': 'Brand', name: brand },
  };
  const [first] = product.variants;
  if (!first) return { ...about, '@type': 'Product' };
  return {
    ...about,
    '@type': 'ProductGroup',
    productGroupID: product.uid,
    variesBy: [...new Set(first.selections.map(({ name }) => `https://schema.org/${property(name)}`))],
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: [product.name, ...variant.selections.map(({ value }) => value)].join(', '),
      image: absolute(origin, variant.image),
      ...Object.fromEntries(variant.selections.map(({ name, value }) => [property(name), value])),
      ...(variant.price === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              url: `${origin}${product.path}`,
              price: variant.price.amount,
              priceCurrency: variant.price.currency,
              itemCondition: 'https://schema.org/NewCondition',
              availability: availabilities[variant.availability] ?? 'https://schema.org/OutOfStock',
            },
          }),
    })),
  };
}

function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
