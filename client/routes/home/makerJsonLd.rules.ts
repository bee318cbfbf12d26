/** The brand and its site as structured data (schema.org Organization and WebSite). */
import type { Graph, Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';

export interface MakerFacts {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly logo: string | null;
  /** Addresses of the brand's social profiles. */
  readonly social: readonly string[];
  /** By region. */
  readonly contacts: readonly {
    readonly countries: readonly string[];
    readonly email: string | null;
    readonly phone: string | null;
  }[];
}

interface Site {
  /** Public origin, without a trailing slash. */
  readonly origin: string;
  /** Path of this market's home page. */
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
  /** Path of this market's search, which takes `?q=`; null where there is none. */
  readonly searchPath: string | null;
}

export function makerJsonLd({ origin, path, language, searchPath }: Site, maker: MakerFacts): Graph {
  // One organization and one site for all markets: their ids are the same on all home pages.
  const organizationId = `${origin}/#organization`;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: maker.name,
    url: `${origin}/`,
    ...(maker.logo === null ? {} : { logo: maker.logo }),
    ...(maker.email === null ? {} : { email: maker.email }),
    ...(maker.phone === null ? {} : { telephone: maker.phone }),
    ...(maker.social.length === 0 ? {} : { sameAs: maker.social }),
    contactPoint: maker.contacts.map(({ countries, email, phone }) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(countries.length === 0 ? {} : { areaServed: countries }),
      ...(email === null ? {} : { email }),
      ...(phone === null ? {} : { telephone: phone }),
    })),
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: maker.name,
    url: origin + path,
    inLanguage: language,
    publisher: { '@id': organizationId },
    ...(searchPath === null ? {} : { potentialAction: searchAction(origin + searchPath) }),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site] };
}

function searchAction(address: string): WithActionConstraints<Extract<SearchAction, object>> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${address}?q={term}` },
    'query-input': 'required name=term',
  };
}
