/** Invented dealers, rentals and workshops in real towns, the same with every start. */
import { between, mulberry32, pick, pickSome, type Random } from '../../../brand/random.ts';
import type { EntryDraft, Fields } from '../draft.ts';
import { dealers, japaneseTowns, storeTowns, type DealerTraits, type StoreTown } from './storeData.ts';

/** Rentals in the mountains close with the lifts, in the southern hemisphere half a year later. */
const summerClosing = { from: '04-25', until: '11-30' };
const southernClosing = { from: '10-10', until: '05-31' };
const alwaysOpen = { from: '', until: '' };

const holidays: readonly Fields[] = [2026, 2027, 2028].flatMap((year) => [
  day(`${year}-12-24`, '09:00', '13:00'),
  day(`${year}-12-25`, '', ''),
  day(`${year + 1}-01-01`, '', ''),
]);

function day(date: string, opens: string, closes: string): Fields {
  return { date, opening_time: opens, closing_time: closes, note: '' };
}

export function dealerEntries(): EntryDraft[] {
  return Object.entries(storeTowns).flatMap(([country, towns], at) => {
    const traits = dealers.countries[country];
    if (!traits) throw new Error(`data/stores/dealers.json has no dealers of ${country}`);
    const random = mulberry32(4_711 + at);
    const taken = new Set<string>();
    let number = 0;
    return towns.flatMap((town) =>
      Array.from({ length: town[5] }, (_, second) => {
        number += 1;
        return dealer(country, traits, town, { number, second }, taken, random);
      }),
    );
  });
}

function dealer(
  country: string,
  traits: DealerTraits,
  town: StoreTown,
  { number, second }: { number: number; second: number },
  taken: Set<string>,
  random: Random,
): EntryDraft {
  const [city, state, postalCode, latitude, longitude] = town;
  const title = freshName(traits, city, taken, random);
  const host = `${slug(title)}.example`;
  const kind = second === 1 ? 'rental' : number % 9 === 4 ? 'repair' : number % 7 === 3 ? 'rental' : 'dealer';
  const street = traits.address
    .replace('{s}', pick(random, traits.streets))
    .replace('{h}', String(between(random, 2, 88)));
  const isSeasonal =
    dealers.seasonalTowns.includes(city) && (second === 1 || traits.southern || kind === 'rental');
  const phone = traits.phone?.replace('{d}', String(number).padStart(2, '0')) ?? '';
  const fields: Fields = {
    url: '',
    regions: traits.regions,
    kind,
    services: servicesOf(kind, random),
    address: { street_address: street, city, state, postal_code: postalCode, country },
    // Two in one town are some streets apart.
    latitude: round(latitude + second * 0.006 + (random() - 0.5) * 0.006),
    longitude: round(longitude - second * 0.008 + (random() - 0.5) * 0.008),
    phone: random() < 0.75 ? phone : '',
    email: random() < 0.6 ? `hello@${host}` : '',
    website: random() < 0.7 ? `https://${host}` : '',
    hours_of_operation:
      dealers.openingHours[traits.hours[(number + second) % traits.hours.length] ?? ''] ?? [],
    special_days: holidays,
    closed_season: isSeasonal ? (traits.southern ? southernClosing : summerClosing) : alwaysOpen,
    time_zone: traits.stateZones?.[state] ?? traits.timeZone,
    picture: { amplience_id: '', alt_text: '' },
    note: '',
  };
  const draft: EntryDraft = {
    contentType: 'store',
    uid: `store_${country.toLowerCase()}_${String(number).padStart(3, '0')}`,
    title,
    fields,
  };
  const [prefecture, name] = japaneseTowns[city] ?? [];
  if (prefecture === undefined || name === undefined) return draft;
  const there = {
    street_address: '本町四丁目2-1',
    city: name,
    state: prefecture,
    postal_code: postalCode,
    country,
  };
  return { ...draft, localised: { ja: { ...fields, address: there } } };
}

function freshName(
  { kinds, names, pattern }: DealerTraits,
  city: string,
  taken: Set<string>,
  random: Random,
): string {
  for (let tries = 0; tries < 40; tries += 1) {
    const name = pattern.replace('{w}', pick(random, kinds)).replace('{n}', pick(random, names));
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
  // All names of the country are taken: the town is added.
  return `${pattern.replace('{w}', pick(random, kinds)).replace('{n}', pick(random, names))} ${city}`;
}

function servicesOf(kind: string, random: Random): string[] {
  const always = { dealer: ['mounting'], rental: ['rental'], repair: ['repair', 'tuning'] }[kind] ?? [];
  const more = pickSome(random, ['tuning', 'bootfitting', 'demo', 'mounting'], between(random, 0, 2));
  return [...new Set([...always, ...more])];
}

function slug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
