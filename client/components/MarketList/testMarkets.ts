/** Mock countries, from the German shop. */

interface TestLanguage {
  readonly locale: string;
  readonly name: string;
  readonly isDefault?: boolean;
}

interface TestChoice {
  readonly country: string;
  readonly name: string;
  readonly contactRegion: string;
  readonly contentRegion: string;
  readonly currency: { readonly code: string };
  readonly hasShop?: boolean;
  readonly arrival?: 'SAME_PAGE' | 'CATEGORY' | 'HOME';
  readonly arrivalTitle?: string;
  readonly languages: readonly TestLanguage[];
}

function testChoice({ languages, arrival = 'SAME_PAGE', arrivalTitle, hasShop = true, ...rest }: TestChoice) {
  const ends = { SAME_PAGE: '/p/kant', CATEGORY: '/c/skis', HOME: '' };
  return {
    ...rest,
    hasShop,
    isCurrent: rest.country === 'de',
    languages: languages.map(({ locale, name, isDefault = languages.length === 1 }) => ({
      locale,
      name,
      isDefault,
      isCurrent: locale === 'de-de',
      path: `/${locale}${ends[arrival]}`,
      arrival,
      arrivalTitle: arrivalTitle ?? null,
    })),
  };
}

export const testMarkets = [
  testChoice({
    country: 'de',
    name: 'Deutschland',
    contactRegion: 'eu',
    contentRegion: 'eu_region_1',
    currency: { code: 'EUR' },
    languages: [
      { locale: 'en-de', name: 'English' },
      { locale: 'de-de', name: 'Deutsch', isDefault: true },
    ],
  }),
  testChoice({
    country: 'us',
    name: 'Vereinigte Staaten',
    contactRegion: 'us',
    contentRegion: 'us',
    currency: { code: 'USD' },
    arrival: 'CATEGORY',
    arrivalTitle: 'Ski',
    languages: [{ locale: 'en-us', name: 'English' }],
  }),
  testChoice({
    country: 'jp',
    name: 'Japan',
    contactRegion: 'jp',
    contentRegion: 'jp',
    currency: { code: 'JPY' },
    hasShop: false,
    arrival: 'HOME',
    languages: [
      { locale: 'en-jp', name: 'English' },
      { locale: 'ja-jp', name: '日本語', isDefault: true },
    ],
  }),
];

/** For a page without an equivalent in any market. */
export const nowhere = testMarkets.map((choice) => ({
  ...choice,
  languages: choice.languages.map((language) => ({
    ...language,
    path: `/${language.locale}`,
    arrival: 'HOME',
    arrivalTitle: null,
  })),
}));
