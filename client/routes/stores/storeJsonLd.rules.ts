/** The brand's own shops as structured data (schema.org SportingGoodsStore). */

export interface StoreFacts {
  readonly title: string;
  readonly note: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly image: string | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly state: string;
    readonly postalCode: string;
    readonly countryCode: string | null;
  } | null;
  readonly openings: readonly {
    /** ISO weekdays: 1 is Monday. */
    readonly days: readonly number[];
    readonly opens: string;
    readonly closes: string;
  }[];
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** @param url of the store locator, origin included. */
export function storeJsonLd(store: StoreFacts, brand: string, url: string): object {
  const { address, latitude, longitude } = store;
  return defined({
    '@context': 'https://schema.org',
    '@type': 'SportingGoodsStore',
    name: store.title,
    description: store.note,
    brand: { '@type': 'Brand', name: brand },
    url,
    telephone: store.phone,
    email: store.email,
    image: store.image,
    address: address && {
      '@type': 'PostalAddress',
      ...defined({
        streetAddress: address.street || null,
        addressLocality: address.city || null,
        addressRegion: address.state || null,
        postalCode: address.postalCode || null,
        addressCountry: address.countryCode,
      }),
    },
    geo: latitude === null || longitude === null ? null : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification:
      store.openings.length === 0
        ? null
        : store.openings.map(({ days, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
            opens,
            closes,
          })),
  });
}

/** Omit empty strings. */
function defined(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
}
