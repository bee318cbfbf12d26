/** Italian: the pro programme and the spend meter. */
export const proTexts: Readonly<Record<string, string>> = {
  'pro.meter.title': 'I tuoi acquisti pro di quest’anno',
  'pro.meter.spent': '{spent} di {limit}',
  'pro.meter.withCart': 'Con questo carrello: {after}',
  'pro.meter.withThis': 'Con il carrello e questo articolo: {after}',
  'pro.meter.remaining': 'Restano {remaining}',
  'pro.meter.remainingAfter': 'Dopo restano {remaining}',
  'pro.meter.near': 'Così arrivi vicino al tuo limite dell’anno.',
  'pro.meter.over': 'Supera il tuo limite dell’anno.',
  'pro.meter.expires': 'Scadenza della tua iscrizione: {date}.',
  'pro.meter.down':
    'In questo momento non riusciamo a leggere quanto hai speso. I tuoi prezzi valgono lo stesso.',

  'pro.standing.title': 'Sei nel programma',
  'pro.standing.discount': 'Il tuo prezzo: {percent}% in meno di quello normale.',
  'pro.standing.employee': 'Lavori qui: il limite e il prezzo sono quelli del personale.',
  'pro.standing.EXPIRED': 'Il tuo codice pro è scaduto. Inseriscine uno nuovo per riavere i tuoi prezzi.',
  'pro.standing.MALFORMED': 'Non riusciamo a leggere il tuo codice pro. Inseriscilo di nuovo, o contattaci.',
  'pro.standing.NOT_HERE': 'Sei nel programma, ma in questo paese non ci sono prezzi pro.',
  'pro.join.title': 'Partecipa',
  'pro.join.guest': 'Servono un account e il codice pro che ti abbiamo mandato noi o la tua associazione.',
  'pro.join.customer': 'Un account ce l’hai già. Manca solo il tuo codice pro.',
  'pro.join.create': 'Crea un account pro',
  'pro.join.signIn': 'Ho già un account',
  'pro.join.enter': 'Inserisci un codice pro',

  'proSignup.title': 'Inserisci il tuo codice pro',
  'proSignup.pageTitle': 'Inserisci il tuo codice pro | {brand}',
  'proSignup.text':
    'Il codice è nella lettera che ti abbiamo mandato noi o la tua associazione. Vale una volta.',
  'proSignup.code': 'Codice pro',
  'proSignup.codeHint': 'È del tipo SKARN-PRO-US-1.',
  'proSignup.submit': 'Entra nel programma',
  'proSignup.joining': 'Un attimo…',
  'proSignup.guest': 'Prima accedi, o crea un account pro con il tuo codice.',
  'proSignup.failed': 'L’iscrizione non è riuscita. Il tuo codice non è stato usato; riprova.',
  'proSignup.required': 'Inserisci il codice.',
};
