/** Short notes from the book beside the clock. None has a picture. */
import type { Localised } from '../../../brand/types.ts';
import type { blogAuthors, BlogPostText } from './blogText.ts';

/** A note is its sentences: the first of them is what lists show. */
function note(
  key: string,
  published: string,
  author: keyof typeof blogAuthors,
  title: Localised,
  [summary, rest]: readonly [Localised, Localised],
): BlogPostText {
  const locales = Object.keys(rest) as (keyof Localised)[];
  const html = Object.fromEntries(
    locales.map((locale) => [
      locale,
      `<p>${summary[locale] ?? summary['en-us']}</p><p>${rest[locale] ?? ''}</p>`,
    ]),
  ) as unknown as Localised;
  return { key, category: 'shift-log', published, author, title, summary, body: [{ html }] };
}

export const shiftLogPosts: readonly BlogPostText[] = [
  note(
    'the-dial-has-been-cleaned',
    '2026-04-10T04:50:00Z',
    'ragna',
    { 'en-us': 'The dial has been cleaned', de: 'Die Skala ist geputzt' },
    [
      {
        'en-us': 'Under the grease it turns out to have a second word.',
        de: 'Unter dem Fett steht noch ein zweites Wort.',
      },
      {
        'en-us':
          'It says “stop” and then, smaller, “please”. The foreman of 1961 is remembered as a polite man.',
        de: 'Da steht „Halt“ und dann, kleiner, „bitte“. Der Steiger von 1961 gilt als höflicher Mensch.',
      },
    ],
  ),
  note('bats-again', '2026-03-27T21:10:00Z', 'teodor', { 'en-us': 'Bats, again', de: 'Wieder Fledermäuse' }, [
    {
      'en-us': 'One in the glue room, asleep on a clamp.',
      de: 'Eine im Leimraum, schlafend auf einer Zwinge.',
    },
    {
      'en-us': 'We used the other clamps. It left by itself at nine, by the window, without turning round.',
      de: 'Wir haben die anderen Zwingen genommen. Um neun ging sie von selbst, durchs Fenster, ohne sich umzudrehen.',
    },
  ]),
  note(
    'still-four-millimeters',
    '2026-03-05T11:00:00Z',
    'britta',
    { 'en-us': 'Still four millimeters', de: 'Immer noch vier Millimeter' },
    [
      {
        'en-us': 'A school class measured the first pair in the canteen.',
        de: 'Eine Schulklasse hat das erste Paar in der Kantine nachgemessen.',
      },
      {
        'en-us':
          'The left one is still longer. The class suggested sawing. It was put to a vote and refused, nineteen to two.',
        de: 'Der linke ist immer noch länger. Die Klasse schlug Sägen vor. Es wurde abgestimmt und abgelehnt, neunzehn zu zwei.',
      },
    ],
  ),
  note(
    'no-coffee-on-thursday',
    '2026-02-12T05:30:00Z',
    'emil',
    { 'en-us': 'No coffee on Thursday', de: 'Donnerstag kein Kaffee' },
    [
      { 'en-us': 'The machine is being descaled.', de: 'Die Maschine wird entkalkt.' },
      {
        'en-us':
          'Orders from Thursday therefore leave on Friday. We would not want to promise anything else.',
        de: 'Bestellungen vom Donnerstag gehen deshalb am Freitag hinaus. Etwas anderes möchten wir nicht versprechen.',
      },
    ],
  ),
  note(
    'minus-thirty-one',
    '2026-01-29T05:15:00Z',
    'ragna',
    { 'en-us': 'Minus thirty-one', de: 'Minus einunddreißig' },
    [
      {
        'en-us': 'The press needed two hours and a blanket.',
        de: 'Die Presse brauchte zwei Stunden und eine Decke.',
      },
      {
        'en-us':
          'Skis made on such a day are no different. We have checked, with a pair from July beside it.',
        de: 'Ski von so einem Tag sind nicht anders. Wir haben es geprüft, mit einem Paar vom Juli daneben.',
      },
    ],
  ),
  note(
    'the-traffic-light',
    '2026-01-08T14:00:00Z',
    'jonas',
    { 'en-us': 'The traffic light', de: 'Die Ampel' },
    [
      {
        'en-us': 'It was red this morning, for eleven minutes.',
        de: 'Heute früh war sie rot, elf Minuten lang.',
      },
      {
        'en-us': 'Five cars waited, which is all of them. It was a good opportunity to talk.',
        de: 'Fünf Autos haben gewartet, also alle. Es war eine gute Gelegenheit, sich zu unterhalten.',
      },
    ],
  ),
  note(
    'closed-on-the-24th',
    '2025-12-19T12:00:00Z',
    'britta',
    { 'en-us': 'Closed on the 24th, probably', de: 'Am 24. zu, wahrscheinlich' },
    [
      { 'en-us': 'The store is closed from the 24th to the 26th.', de: 'Der Laden ist vom 24. bis 26. zu.' },
      {
        'en-us': 'If the light is on, somebody has forgotten something. You may knock.',
        de: 'Wenn Licht brennt, hat jemand etwas vergessen. Klopfen ist erlaubt.',
      },
    ],
  ),
  note('a-box-came-back', '2025-11-29T10:20:00Z', 'jonas', { 'en-us': 'A box came back' }, [
    { 'en-us': 'Sent in 2019, returned in 2025, unopened.' },
    {
      'en-us':
        'It had been to two continents, by the stamps. The skis inside are two seasons of paint behind and otherwise new. The customer has moved to the coast and wishes us luck.',
    },
  ]),
  note('number-20-000', '2025-11-15T13:40:00Z', 'ragna', { 'en-us': 'Number 20 000', de: 'Nummer 20 000' }, [
    {
      'en-us': 'Came out of the press at twenty to two, a Drift 78.',
      de: 'Kam um zwanzig vor zwei aus der Presse, ein Drift 78.',
    },
    {
      'en-us': 'There was cake. Then came 20 001, which was better.',
      de: 'Es gab Kuchen. Dann kam 20 001, der war besser.',
    },
  ]),
  note('ice-on-the-lake', '2025-10-30T06:05:00Z', 'berit', { 'en-us': 'Ice on the lake' }, [
    { 'en-us': 'It holds a stone, a large stone, and Gunnar’s dog.' },
    { 'en-us': 'It does not hold Gunnar. He asks for dry socks in the canteen, size 45.' },
  ]),
  note('inventory', '2025-09-12T15:55:00Z', 'emil', { 'en-us': 'Inventory' }, [
    { 'en-us': 'Counted: 11 240 screws, 3 hammers, 1 accordion.' },
    { 'en-us': 'Missing since last year: 1 hammer. Nobody has said anything about the accordion.' },
  ]),
  note('the-light-is-off', '2025-06-20T20:00:00Z', 'jonas', { 'en-us': 'The light is off' }, [
    { 'en-us': 'The traffic light was switched off today, for the summer.' },
    { 'en-us': 'We are open Monday to Friday. On Saturday we are at the lake, like everything else.' },
  ]),
  note('the-ropeway-is-in-parts', '2025-05-02T07:30:00Z', 'teodor', { 'en-us': 'The ropeway is in parts' }, [
    { 'en-us': 'Every ten years the rope is taken down and turned.' },
    {
      'en-us':
        'It is 2.3 kilometers long and lies along the road. Please do not try to help; three people already have.',
    },
  ]),
  note('a-letter-about-a-ski', '2025-03-21T09:10:00Z', 'britta', { 'en-us': 'A letter about a ski' }, [
    { 'en-us': '“It turns by itself.” We wrote back that it does not.' },
    { 'en-us': 'There came a second letter, with a drawing. We have asked for the ski.' },
  ]),
];
