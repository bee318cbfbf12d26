/** Norwegian: a handful. */
import type { ProductText } from '../productDraft.ts';

export const no: Readonly<Record<string, ProductText>> = {
  'lodestar-98': {
    tagline: 'Eier du bare ett par, er det dette.',
    text: [
      'Vi har bygd 98-en i ni vintre og endret den i tre av dem. Dette er den tredje. Tuppen er 20 gram lettere, og skuffen krangler ikke lenger med skaren.',
      'To tynne metallag stopper like før kanten under foten. Den holder på harde morgener og bøyer seg til lunsj. Du trenger ikke fortelle den hva slags dag det er.',
    ],
  },
  'overburden-108': {
    tagline: 'Lang radius. Få spørsmål.',
    text: [
      'Ask fra tupp til hale, ett lag metall i midten og en radius som helst ikke vil svinge riktig ennå. Pek den mot utløpet, og der blir den pekende.',
      'Halen er flat nok til å stoppe på. Vi nevner det fordi prototypens ikke var det.',
    ],
  },
  'ropeway-94': {
    tagline: 'Frakter malm ned. Frakter deg opp først.',
    text: [
      'Den gamle taubanen gikk elleve kilometer uten motor: fulle bøtter på vei ned trakk de tomme opp. Skia er mindre smart, men motoren har du med selv.',
      'Ask under bindingen holder på skruene. Paulownia ellers holder vekten nede. Halen er flat med et hakk, så fellen blir der du la den.',
    ],
  },
  'drift-78': {
    tagline: 'Oppover uten feller, innen rimelighetens grenser.',
    text: [
      'Skjellene griper på alt du kunne gått opp med hendene i lomma. Blir det brattere, klikker du på kortfellen og legger bort stoltheten.',
      'Syttiåtte millimeter bærer på snøen mellom bjørkene, der det meste av turen foregår.',
    ],
  },
  'shaft-12': {
    tagline: 'En rett stav. Ni farger. Det er nyheten.',
    text: [
      'Seksten millimeter aluminium, trukket i ett stykke og oppkalt etter sjakten som nådde bunnen av malmen.',
      'Stroppen har ingen spenne. Du stikker hånden gjennom og drar; mer er det ikke å lære.',
    ],
  },
  'level-nine-beanie': {
    tagline: 'Det var fire grader på nivå ni. Hele året.',
    text: [
      'Dobbeltstrikket merino med høy brett. Brett den én gang i byen, ikke i det hele tatt i heisen.',
      'Én størrelse. Den er prøvd på alle i hallen, også han med håret.',
    ],
  },
};
