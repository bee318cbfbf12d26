/** Italian: about the bot protection of forms. */
export const botProtectionTexts: Readonly<Record<string, string>> = {
  'botProtection.notice': 'Questo sito è protetto da reCAPTCHA.',
  'botProtection.purpose':
    'Si avvia quando comincia a usare questo modulo. Serve alla sicurezza, non alla misurazione; per questo non chiediamo prima.',
  'botProtection.contact': 'Problemi con questo modulo?',
  'botProtection.refused':
    'Non siamo riusciti a riconoscere che l’ha inviato una persona. Nulla di ciò che ha scritto è andato perso: riprovi. Se succede ancora, consenta gli script in questa pagina o ci scriva con il link sotto il modulo.',
};
