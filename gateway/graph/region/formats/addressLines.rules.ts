/** Formats a postal address as lines in the order its country uses. */
export interface PostalAddress {
  name: string;
  company: string;
  street1: string;
  street2: string;
  city: string;
  region: string;
  postalCode: string;
  /** ISO 3166 alpha-2, upper case. */
  country: string;
  countryName: string;
}

const regionBeforePostalCode: readonly string[] = ['US', 'CA', 'AU'];
const postalCodeAlone: readonly string[] = ['GB', 'IE'];

export function addressLines(address: PostalAddress): string[] {
  const { name, company, street1, street2, countryName } = address;
  return [name, company, street1, street2, ...placeLines(address), countryName]
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function placeLines({ city, region, postalCode, country }: PostalAddress): string[] {
  if (regionBeforePostalCode.includes(country)) {
    const place = [city, region].filter((part) => part !== '').join(', ');
    return [`${place} ${postalCode}`];
  }
  if (postalCodeAlone.includes(country)) return [city, region, postalCode];
  if (country === 'JP') return [[postalCode && `〒${postalCode}`, region, city].join(' ')];
  if (country === 'NZ') return [`${city} ${postalCode}`, region];
  if (country === 'IT') return [`${postalCode} ${city} ${region}`];
  return [`${postalCode} ${city}`, region];
}
