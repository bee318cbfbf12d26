/**
 * A product as structured data: a ProductGroup whose variants each have an Offer in the market's currency (schema.org).
 * Where there is no shop it is one Product, at the price in content.
 */
import type { Offer, Product, ProductGroup } from 'schema-dts';

export interface PriceFacts {
  /** Decimal text in currency units. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
  /** List price; null when it is not reduced. */
  readonly regular: string | null;
}

interface VariantFacts {
  readonly sku: string;
  /** Path of the product page with this variant selected. */
  readonly path: string;
  readonly selections: readonly { readonly name: string; readonly value: string }[];
  readonly availability: string;
  /** Expected date of a preorder, `yyyy-mm-dd`; null when it is none, or unknown. */
  readonly expectedOn: string | null;
  readonly price: PriceFacts | null;
  readonly image: string;
}

export interface ProductFacts {
  readonly handle: string;
  readonly name: string;
  readonly description: string | null;
  readonly path: string;
  readonly image: string | null;
  /** Of the whole product: used where there are no variants. */
  readonly price: PriceFacts | null;
  /** Empty where there is no shop, and while the store fails. */
  readonly variants: readonly VariantFacts[];
}

const availabilities = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  EXPECTED: 'https://schema.org/PreOrder',
  // Back-order: it may return.
  SOLD_OUT: 'https://schema.org/OutOfStock',
  NOT_SOLD_HERE: 'https://schema.org/Discontinued',
} as const;

/** schema.org's name of an option: everything that is no colour is a size. */
function property(option: string): 'color' | 'size' {
  return /^colou?r$/i.test(option.trim()) ? 'color' : 'size';
}

/** @param origin public origin of the shop, without a trailing slash. */
export function productJsonLd(
  origin: string,
  brand: string,
  product: ProductFacts,
): Exclude<Product | ProductGroup, string> {
  const about = {
    name: product.name,
    ...(product.description === null ? {} : { description: product.description }),
    url: origin + product.path,
    ...(product.image === null ? {} : { image: absolute(origin, product.image) }),
    brand: { '@type': 'Brand', name: brand },
  } as const;
  const [first, ...others] = product.variants;
  if (!first) {
    // Not sold here, or unknown: only the price is available.
    return { '@type': 'Product', ...about, ...offered(product.price, { url: origin + product.path }) };
  }
  if (others.length === 0 && first.selections.length === 0) {
    return { '@type': 'Product', ...about, sku: first.sku, ...offerOf(origin, first) };
  }
  const varying = [...new Set(first.selections.map(({ name }) => property(name)))];
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.handle,
    variesBy: varying.map((name) => `https://schema.org/${name}` as const),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: [product.name, ...variant.selections.map(({ value }) => value)].join(', '),
      image: absolute(origin, variant.image),
      ...Object.fromEntries(varying.map((name) => [name, valuesOf(variant, name)])),
      ...offerOf(origin, variant),
    })),
  };
}

function valuesOf({ selections }: VariantFacts, name: 'color' | 'size'): string {
  return selections
    .filter((selection) => property(selection.name) === name)
    .map(({ value }) => value)
    .join(', ');
}

function offerOf(origin: string, variant: VariantFacts): { offers?: Offer } {
  const { availability, expectedOn } = variant;
  return offered(variant.price, {
    url: origin + variant.path,
    availability: availabilities[availability as keyof typeof availabilities] ?? availabilities.SOLD_OUT,
    ...(expectedOn === null ? {} : { availabilityStarts: expectedOn }),
  });
}

interface OfferTerms {
  readonly url: string;
  readonly availability?: (typeof availabilities)[keyof typeof availabilities];
  readonly availabilityStarts?: string;
}

/** Without a price there is no offer. */
function offered(price: PriceFacts | null, terms: OfferTerms): { offers?: Offer } {
  if (price === null) return {};
  const { amount, currency, regular } = price;
  return {
    offers: {
      '@type': 'Offer',
      ...terms,
      price: amount,
      priceCurrency: currency,
      itemCondition: 'https://schema.org/NewCondition',
      ...(regular === null
        ? {}
        : {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: regular,
              priceCurrency: currency,
            },
          }),
    },
  };
}

function absolute(origin: string, address: string): string {
  return address.startsWith('/') ? origin + address : address;
}
