/** Italian: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Questo sito è protetto da reCAPTCHA.',
  'botProtection.purpose':
    'Si avvia quando cominci a usare questo modulo. Serve alla sicurezza, non alla misurazione; per questo non chiediamo prima.',
  'botProtection.contact': 'Problemi con questo modulo?',
  'botProtection.refused':
    'Non siamo riusciti a riconoscere che l’ha inviato una persona. Quello che hai scritto è ancora qui: riprova. Se succede ancora, consenti gli script in questa pagina o scrivici con il link sotto il modulo.',
};
