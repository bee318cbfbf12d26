/**
 * In which order countries are offered, and under which heading. Countries of one contact region (platform.md 9) stand
 * together; most contact regions are one country, so that neighbours share a heading.
 */
export const shelves = ['americas', 'europe', 'pacific', 'elsewhere'] as const;
export type Shelf = (typeof shelves)[number];

const shelfOfContact: ReadonlyMap<string, Shelf> = new Map([
  ['us', 'americas'],
  ['ca', 'americas'],
  ['eu', 'europe'],
  ['no', 'europe'],
  ['uk', 'europe'],
  ['jp', 'pacific'],
  ['kr', 'pacific'],
  ['au', 'pacific'],
  ['nz', 'pacific'],
]);

/** Countries whom no contact region claims stand where their content comes from: editors may open any of them. */
const shelfOfContent: ReadonlyMap<string, Shelf> = new Map([
  ['eu', 'europe'],
  ['eu_region_1', 'europe'],
  ['pro_eu_region_1', 'europe'],
]);

export interface ShelvedCountry {
  readonly contactRegion: string;
  readonly contentRegion: string;
}

export function shelfOf({ contactRegion, contentRegion }: ShelvedCountry): Shelf {
  return shelfOfContact.get(contactRegion) ?? shelfOfContent.get(contentRegion) ?? 'elsewhere';
}

/** Shelves that hold something. Within a shelf the order stays as given. */
export function shelved<T>(
  countries: readonly T[],
  shelfOf: (country: T) => Shelf,
): readonly { readonly shelf: Shelf; readonly countries: readonly T[] }[] {
  return shelves
    .map((shelf) => ({ shelf, countries: countries.filter((country) => shelfOf(country) === shelf) }))
    .filter((one) => one.countries.length > 0);
}
