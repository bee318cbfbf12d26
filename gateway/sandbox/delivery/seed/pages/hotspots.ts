/** What can be pressed in the picture of the wax bench. Places are fractions of the whole picture. */
import { productUid } from '../../../brand/ids.ts';
import type { Brand } from '../../../brand/types.ts';
import type { Fields } from '../draft.ts';
import { inAll, sceneOf, type Say } from '../say.ts';

const texts = {
  window: inAll('The Horn', 'Hornet', 'ホルン', 'Hornet', 'El Cuerno', 'Das Horn', 'La Corne', 'Il Corno'),
  windowText: inAll(
    'What one looks at while the wax cools. It takes four hours up, and the wax is cold after one.',
    'Det man tittar på medan vallan svalnar. Upp tar det fyra timmar, och vallan är kall efter en.',
    'ワックスが冷めるのを待ちながら眺める山です。登りは四時間。ワックスは一時間で冷めます。',
    'Det man ser på mens smøringen kjølner. Opp tar det fire timer, og smøringen er kald etter én.',
    'Lo que uno mira mientras se enfría la cera. Subir lleva cuatro horas; la cera está fría en una.',
    'Worauf man schaut, solange das Wachs abkühlt. Hinauf sind es vier Stunden, das Wachs ist nach einer kalt.',
    'Ce qu’on regarde pendant que le fart refroidit. La montée prend quatre heures, le fart une seule.',
    'Quello che si guarda mentre la sciolina si raffredda. Per salire ci vogliono quattro ore, alla sciolina ne basta una.',
  ),
  windowCta: inAll(
    'Where this is',
    'Var det här är',
    'ここはどこか',
    'Hvor dette er',
    'Dónde está',
    'Wo das ist',
    'Où c’est',
    'Dove siamo',
  ),
  shavings: inAll('Shavings', 'Spån', '削りかす', 'Spon', 'Virutas', 'Späne', 'Copeaux', 'Trucioli'),
  shavingsText: inAll(
    'Swept up on Fridays. Nobody has found a use for them yet.',
    'Sopas upp på fredagar. Ingen har hittat på något att göra av dem än.',
    '金曜日に掃きます。使い道はまだ誰も見つけていません。',
    'Feies opp på fredager. Ingen har funnet ut hva de kan brukes til ennå.',
    'Se barren los viernes. Nadie les ha encontrado todavía un uso.',
    'Werden freitags zusammengekehrt. Wozu sie gut sind, weiß noch niemand.',
    'Balayés le vendredi. Personne ne leur a encore trouvé d’usage.',
    'Si spazzano il venerdì. Nessuno ha ancora scoperto a cosa servano.',
  ),
} as const;

/** The home page: the whole room, product by product. */
export function benchHotspots(brand: Brand, say: Say): Fields[] {
  return [
    ...productSpot(brand, 'berits-file', 0.65, 0.2),
    ...productSpot(brand, 'bench-scraper', 0.608, 0.28),
    spot('bench_window', 0.23, 0.34, {
      dataType: 'manual',
      selector: '.window',
      ctaCopy: say(texts.windowCta),
      manual: {
        title: say(texts.window),
        description: `<p>${say(texts.windowText)}</p>`,
        href: '/about',
        ampId: sceneOf(brand, 'scene-copper-dusk', 'dusk').name,
      },
    }),
    ...productSpot(brand, 'tallow-wax', 0.499, 0.385),
    ...productSpot(brand, 'tallow-liquid', 0.687, 0.385),
    spot('bench_craft', 0.874, 0.385, { dataType: 'page', title: 'How they are made', page: 'page_craft' }),
  ];
}

/** The page about care. Its last two are mistakes: one nobody finished, and one that means harm. */
export function careHotspots(brand: Brand, say: Say): Fields[] {
  return [
    ...productSpot(brand, 'tallow-wax', 0.499, 0.385),
    ...productSpot(brand, 'lodestar-98', 0.68, 0.745),
    spot('bench_craft', 0.874, 0.385, { dataType: 'page', title: 'How they are made', page: 'page_craft' }),
    spot('bench_unfinished', 0.4, 0.5, { dataType: 'manual', title: '' }),
    spot('bench_hostile', 0.82, 0.9, {
      dataType: 'manual',
      title: `${say(texts.shavings)}<img src=x onerror="alert(1)">`,
      description: `<script>alert(1)</script><p onclick="alert(1)">${say(texts.shavingsText)}</p>`,
      href: 'javascript:alert(1)',
      fontColor: 'red;background:url(//evil.example/x)',
      backgroundColor: 'expression(alert(1))',
    }),
  ];
}

function productSpot(brand: Brand, key: string, x: number, y: number): Fields[] {
  const product = brand.products.find((one) => one.key === key && !one.withdrawn);
  if (!product) return [];
  const uid = productUid(product);
  return [spot(`bench_${uid}`, x, y, { dataType: 'product', title: product.title['en-us'], product: uid })];
}

function spot(id: string, x: number, y: number, more: Fields): Fields {
  return {
    id,
    title: '',
    description: '',
    href: '',
    ampId: '',
    ctaCopy: '',
    fontColor: '',
    backgroundColor: '',
    selector: `#${id}`,
    points: { x, y },
    product: '',
    page: '',
    ...more,
  };
}
