/** A team member as structured data: schema.org ProfilePage with a Person. */
export interface AthleteFacts {
  readonly name: string;
  readonly path: string;
  readonly discipline: string | null | undefined;
  readonly bornYear: number | null | undefined;
  readonly homePlace: string | null | undefined;
  readonly description: string | null | undefined;
  readonly image: string | null | undefined;
  readonly social: readonly { readonly href: string }[];
}

/** @param origin public origin of the shop, without a trailing slash. */
export function athleteJsonLd(origin: string, brand: string, athlete: AthleteFacts): object {
  const { name, discipline, bornYear, homePlace, description, image, social } = athlete;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + athlete.path,
    mainEntity: {
      '@type': 'Person',
      name,
      ...(discipline ? { jobTitle: discipline } : {}),
      ...(bornYear ? { birthDate: String(bornYear) } : {}),
      ...(homePlace ? { homeLocation: { '@type': 'Place', name: homePlace } } : {}),
      ...(description ? { description } : {}),
      ...(image ? { image } : {}),
      ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
      affiliation: { '@type': 'Organization', name: brand, url: `${origin}/` },
    },
  };
}
