/** Swedish: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Den här webbplatsen skyddas av reCAPTCHA.',
  'botProtection.purpose':
    'Det startar när du börjar med det här formuläret. Det är till för säkerheten, inte för mätning, så vi frågar inte först.',
  'botProtection.contact': 'Problem med formuläret?',
  'botProtection.refused':
    'Vi kunde inte se att en människa skickade detta. Inget av det du skrev är borta: försök igen. Om det händer igen, tillåt skript på den här sidan eller fråga oss via länken under formuläret.',
};
