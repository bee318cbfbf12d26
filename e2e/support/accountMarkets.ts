/** The three markets that account journeys run in. */
import type { EveryKey } from '../../client/wording/testEveryArea.ts';
import type { SeededCustomer } from './customer.ts';

export interface Place {
  line1: string;
  city: string;
  postalCode: string;
  /** Selected where the country lists its regions, typed elsewhere. */
  region?: string;
}

/** A market with the data for its account journey. */
export interface AccountMarket {
  lang: string;
  /** Its code in the list of countries. */
  country: string;
  regionLabel: EveryKey;
  home: Place;
  hut: Place;
  wrongPostalCode: string;
  postalCodeExample: RegExp;
  shopper: SeededCustomer;
  /** Orders: the customer's shipped one, and another customer's. */
  order: number;
  othersOrder: number;
}

export const accountMarkets: readonly AccountMarket[] = [
  {
    lang: 'en-us',
    country: 'US',
    regionLabel: 'address.region.STATE',
    home: { line1: '14 Tailings Road', city: 'Leadville', postalCode: '80461', region: 'Colorado' },
    hut: { line1: '2 Patrol Shack Lane', city: 'Alta', postalCode: '84092', region: 'Utah' },
    wrongPostalCode: '8046',
    postalCodeExample: /80461/,
    shopper: 'shopper.us',
    order: 10024,
    othersOrder: 10030,
  },
  {
    lang: 'de-de',
    country: 'DE',
    regionLabel: 'address.region',
    home: { line1: 'Grubenweg 3', city: 'Goslar', postalCode: '38640' },
    hut: { line1: 'Am Schacht 11', city: 'Oberstdorf', postalCode: '87561', region: 'Bayern' },
    wrongPostalCode: '3864',
    postalCodeExample: /38640/,
    shopper: 'shopper.eu',
    order: 50011,
    othersOrder: 50020,
  },
  {
    lang: 'ja-jp',
    country: 'JP',
    regionLabel: 'address.region.PREFECTURE',
    home: { line1: '豊郷9500', city: '野沢温泉村', postalCode: '389-2502', region: '長野県' },
    hut: { line1: '山田204', city: '倶知安町', postalCode: '044-0081', region: '北海道' },
    wrongPostalCode: '389',
    postalCodeExample: /100-0001/,
    shopper: 'shopper.us',
    order: 10023,
    othersOrder: 50011,
  },
];
