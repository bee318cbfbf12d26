/** Swedish: a handful. */
import type { ProductText } from '../productDraft.ts';

export const sv: Readonly<Record<string, ProductText>> = {
  'lodestar-98': {
    tagline: 'Om du bara äger ett par är det det här.',
    text: [
      'Vi har byggt 98:an i nio vintrar och ändrat den i tre av dem. Det här är den tredje. Spetsen är 20 gram lättare och skoveln bråkar inte längre med skaren.',
      'Två tunna metallskikt slutar strax före kanten under foten. Den håller på hårda morgnar och böjer sig till lunch. Du behöver inte tala om för den vad det är för dag.',
    ],
  },
  'overburden-108': {
    tagline: 'Lång radie. Få frågor.',
    text: [
      'Ask från spets till bakände, ett skikt metall i mitten och en radie som helst inte svänger riktigt än. Peka den mot utloppet och den fortsätter peka dit.',
      'Bakänden är platt nog att stanna på. Vi nämner det eftersom prototypens inte var det.',
    ],
  },
  'ropeway-94': {
    tagline: 'Bär ner malm. Bär upp dig först.',
    text: [
      'Den gamla linbanan gick elva kilometer utan motor: fulla korgar på väg ner drog upp de tomma. Skidan är inte lika smart, men motorn har du med dig.',
      'Ask under bindningen håller kvar skruvarna. Paulownia överallt annars håller nere vikten. Bakänden är platt med ett hack, så huden sitter där du satte den.',
    ],
  },
  'drift-62': {
    tagline: 'En ort följer malmen. Skidan följer dig.',
    text: [
      'Stålkant, fjäll under foten och plats för en känga man kan gå i. Tänkt för tre dagar med ryggsäck, i väder som inte kan bestämma sig.',
      'Utför svänger den om du frågar i tid. Frågar du sent får du se granndalen, som också är fin.',
    ],
  },
  'pit-strap': {
    tagline: 'Lagar det mesta. Står inte på någon packlista.',
    text: [
      'Tänjbar, tandad, likgiltig inför kyla. Den håller ihop skidor, spjälkar stavar, stänger bagageluckor och har varit hundkoppel.',
      'Ta två. Den andra är till den som inte tog någon.',
    ],
  },
  'level-nine-beanie': {
    tagline: 'Det var fyra grader på nivå nio. Året om.',
    text: [
      'Dubbelstickad merino med hög kant. Vik den en gång i stan, inte alls i liften.',
      'En storlek. Den har provats av alla i hallen, även han med håret.',
    ],
  },
};
