/** Norwegian: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Dette nettstedet er beskyttet av reCAPTCHA.',
  'botProtection.purpose':
    'Den starter når du begynner på dette skjemaet. Den er til for sikkerheten, ikke for måling, så vi spør ikke først.',
  'botProtection.contact': 'Problemer med skjemaet?',
  'botProtection.refused':
    'Vi kunne ikke se at et menneske sendte dette. Ingenting av det du skrev er tapt: prøv igjen. Hvis det skjer igjen, tillat skript på denne siden, eller spør oss via lenken under skjemaet.',
};
