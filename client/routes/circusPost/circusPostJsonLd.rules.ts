/** A post of the circus as structured data: schema.org Event, or Article for a report. */
export interface CircusPostFacts {
  readonly kind: string;
  readonly status: string | null | undefined;
  readonly title: string;
  readonly path: string;
  readonly description: string | null | undefined;
  readonly image: string | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly dates:
    | {
        /** ISO 8601; null for whole days. */
        readonly startsAt: string | null | undefined;
        /** `yyyy-mm-dd`. */
        readonly firstDay: string | null | undefined;
        readonly lastDay: string | null | undefined;
      }
    | null
    | undefined;
  readonly place:
    | {
        readonly name: string | null | undefined;
        readonly city: string | null | undefined;
        readonly countryCode: string | null | undefined;
        readonly coordinates: { readonly latitude: number; readonly longitude: number } | null | undefined;
      }
    | null
    | undefined;
}

/** @param origin public origin of the shop, without a trailing slash. Null without a date. */
export function circusPostJsonLd(origin: string, brand: string, post: CircusPostFacts): object | null {
  const maker = { '@type': 'Organization', name: brand, url: `${origin}/` };
  const said = {
    '@context': 'https://schema.org',
    url: origin + post.path,
    ...(post.description ? { description: post.description } : {}),
    ...(post.image ? { image: [post.image] } : {}),
  };
  if (post.kind === 'REPORT') {
    return {
      ...said,
      '@type': 'Article',
      headline: post.title,
      ...(post.dates?.firstDay ? { datePublished: post.dates.firstDay } : {}),
      ...(post.updatedAt ? { dateModified: post.updatedAt } : {}),
      author: maker,
      publisher: maker,
    };
  }
  if (!post.dates) return null;
  return {
    ...said,
    '@type': 'Event',
    name: post.title,
    startDate: post.dates.startsAt ?? post.dates.firstDay,
    ...(post.dates.lastDay ? { endDate: post.dates.lastDay } : {}),
    eventStatus: `https://schema.org/${post.status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(post.place ? { location: locationOf(post.place) } : {}),
    organizer: maker,
  };
}

function locationOf({ name, city, countryCode, coordinates }: NonNullable<CircusPostFacts['place']>): object {
  return {
    '@type': 'Place',
    name: name ?? city ?? countryCode,
    address: {
      '@type': 'PostalAddress',
      ...(city ? { addressLocality: city } : {}),
      ...(countryCode ? { addressCountry: countryCode } : {}),
    },
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
  };
}
