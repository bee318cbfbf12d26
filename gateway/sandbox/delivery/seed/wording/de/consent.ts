/** German: about being measured. */
export const consentTexts: Readonly<Record<string, string>> = {
  'consent.question':
    'Dürfen wir messen, wie diese Website genutzt wird? Dazu braucht es Cookies und ein Skript eines anderen Unternehmens. Ohne Ihre Zustimmung wird keines davon geladen.',
  'consent.signal': 'Ihr Browser bittet darum, nicht verfolgt zu werden. Daran halten wir uns.',
  'consent.accept': 'Zustimmen',
  'consent.decline': 'Ablehnen',
  'consent.choices': 'Privatsphäre',
};
