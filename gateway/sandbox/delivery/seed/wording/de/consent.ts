/** German: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Dürfen wir zählen, was hier angesehen wird? Dazu braucht es Cookies und ein Skript eines anderen Unternehmens. Ohne Ihr Ja wird keines davon geladen.',
  'consent.signal': 'Ihr Browser bittet darum, nicht verfolgt zu werden. Daran halten wir uns.',
  'consent.accept': 'Zustimmen',
  'consent.decline': 'Ablehnen',
  'consent.choices': 'Privatsphäre',
};
