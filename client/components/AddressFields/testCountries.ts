/** Countries for tests of address forms: two with regions, one without. */
export const testCountries = [
  {
    code: 'US',
    name: 'United States',
    regionKind: 'STATE',
    requiresRegion: true,
    requiresPostalCode: true,
    postalCodeExample: '84060',
    regions: [
      { code: 'CA', name: 'California' },
      { code: 'ME', name: 'Maine' },
    ],
  },
  {
    code: 'CA',
    name: 'Canada',
    regionKind: 'PROVINCE',
    requiresRegion: true,
    requiresPostalCode: true,
    postalCodeExample: 'V8E 0M1',
    regions: [{ code: 'QC', name: 'Quebec' }],
  },
  {
    code: 'DE',
    name: 'Germany',
    regionKind: 'REGION',
    requiresRegion: false,
    requiresPostalCode: true,
    postalCodeExample: '10115',
    regions: [],
  },
];
