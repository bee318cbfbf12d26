/** Italian: a handful. */
import type { ProductText } from '../productDraft.ts';

export const it: Readonly<Record<string, ProductText>> = {
  'lodestar-98': {
    tagline: 'Se ne hai un paio solo, che sia questo.',
    text: [
      'Costruiamo il 98 da nove inverni e lo abbiamo cambiato in tre. Questo è il terzo. La punta pesa 20 grammi in meno e la spatola non litiga più con la crosta.',
      'Due lamine sottili di metallo si fermano poco prima del bordo, sotto il piede. Tiene nelle mattine dure e flette a mezzogiorno. Non serve spiegargli che giornata è.',
    ],
  },
  'overburden-108': {
    tagline: 'Raggio lungo. Poche domande.',
    text: [
      'Frassino da punta a coda, una lamina di metallo al centro e un raggio che preferirebbe non girare ancora. Puntalo verso il fondo e lì resta puntato.',
      'La coda è abbastanza piatta da fermarcisi. Lo diciamo perché quella del prototipo non lo era.',
    ],
  },
  'ropeway-94': {
    tagline: 'Porta giù il minerale. Prima porta su te.',
    text: [
      'La vecchia teleferica faceva undici chilometri senza motore: i secchi pieni, scendendo, tiravano su quelli vuoti. Lo sci è meno furbo, ma il motore lo metti tu.',
      'Frassino sotto l’attacco, per trattenere le viti; paulonia altrove, per tenere lontano il peso. La coda è piatta e intagliata: la pelle resta dove la metti.',
    ],
  },
  'adit-72': {
    tagline: 'In piano, dritto, senza scale.',
    text: [
      'La galleria di base è la porta ai piedi della montagna. Al minerale non si scende, ci si cammina in piano. Lo sci entra in curva allo stesso modo.',
      'Da quest’anno la piastra poggia su quattro gommini. Lo sci flette sotto lo scarpone, non malgrado lo scarpone.',
    ],
  },
  'ropeway-skin': {
    tagline: 'Tagliata per il Ropeway. Non devi tagliare niente.',
    text: [
      'Segue il profilo dello sci, tre millimetri all’interno della lamina. Fuori dal sacchetto, sullo sci, via.',
      'La colla lavora da meno venti a più cinque. Sopra i cinque gradi consigliamo il pranzo.',
    ],
  },
  'level-nine-beanie': {
    tagline: 'Al livello nove c’erano quattro gradi. Tutto l’anno.',
    text: [
      'Merino a doppia maglia con risvolto alto. In città si piega una volta, in seggiovia nessuna.',
      'Taglia unica. L’hanno provato tutti in officina, anche quello con i capelli.',
    ],
  },
};
