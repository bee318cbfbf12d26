/**
 * Countries and states for address entry: all that the shop offers (platform.md 9), the rest of Europe and some more.
 */
import type { DatabaseSync } from 'node:sqlite';

/** ISO 3166 alpha-2 and alpha-3. Positions are ids: append only. */
const codes = `
  US USA, CA CAN, AT AUT, BE BEL, CZ CZE, FR FRA, DE DEU, IT ITA, NL NLD, NO NOR, PL POL, ES ESP, SE SWE, GB GBR, CH CHE,
  AU AUS, NZ NZL, JP JPN, KR KOR, RU RUS, BG BGR, CY CYP, DK DNK, EE EST, IE IRL, GR GRC, FI FIN, HR HRV, HU HUN, LV LVA,
  LT LTU, LU LUX, MT MLT, PT PRT, RO ROU, SI SVN, SK SVK, IS ISL, LI LIE, AD AND, MC MCO, SM SMR, TR TUR, UA UKR, RS SRB,
  BA BIH, ME MNE, MK MKD, AL ALB, GE GEO, KZ KAZ, CL CHL, AR ARG, BR BRA, MX MEX, ZA ZAF, IN IND, CN CHN, TW TWN, HK HKG,
  SG SGP, IL ISR, AE ARE`;

const unitedStates = `
  Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE,
  District of Columbia DC, Florida FL, Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS,
  Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS,
  Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY,
  North Carolina NC, North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Puerto Rico PR, Rhode Island RI,
  South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, Utah UT, Vermont VT, Virginia VA, Washington WA,
  West Virginia WV, Wisconsin WI, Wyoming WY`;

const canada = `
  Alberta AB, British Columbia BC, Manitoba MB, New Brunswick NB, Newfoundland and Labrador NL, Northwest Territories NT,
  Nova Scotia NS, Nunavut NU, Ontario ON, Prince Edward Island PE, Quebec QC, Saskatchewan SK, Yukon YT`;

export function seedCountries(db: DatabaseSync): void {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const country = db.prepare('INSERT INTO countries VALUES (?, ?, ?, ?)');
  for (const [index, [iso2, iso3]] of pairs(codes).entries())
    country.run(index + 1, names.of(iso2) ?? iso2, iso2, iso3);
  const state = db.prepare('INSERT INTO states VALUES (?, ?, ?, ?)');
  for (const [index, [name, code]] of pairs(unitedStates).entries()) state.run(index + 1, 1, name, code);
  for (const [index, [name, code]] of pairs(canada).entries()) state.run(index + 101, 2, name, code);
}

/** Splits "West Virginia WV" at its last space. */
function pairs(text: string): [string, string][] {
  return text.split(',').map((part) => {
    const entry = part.trim();
    const cut = entry.lastIndexOf(' ');
    return [entry.slice(0, cut), entry.slice(cut + 1)];
  });
}
