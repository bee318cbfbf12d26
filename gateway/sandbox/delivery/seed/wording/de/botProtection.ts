/** German: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Diese Website ist durch reCAPTCHA geschützt.',
  'botProtection.purpose':
    'Es startet, wenn Sie sich diesem Formular zuwenden. Es dient der Sicherheit, nicht der Messung; darum fragen wir nicht vorher.',
  'botProtection.contact': 'Probleme mit diesem Formular?',
  'botProtection.refused':
    'Wir konnten nicht erkennen, dass ein Mensch dies gesendet hat. Nichts von Ihrer Eingabe ist verloren: Versuchen Sie es noch einmal. Wenn es wieder geschieht, erlauben Sie Skripte auf dieser Seite, oder fragen Sie uns über den Link unter dem Formular.',
};
