/** Hotspots in the picture of the wax bench. Positions are fractions of the whole picture. */
import { productUid } from '../../../brand/ids.ts';
import type { Brand } from '../../../brand/types.ts';
import type { Fields } from '../draft.ts';
import { type Translate } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';
import { pageTexts } from './pageTexts.ts';

const { bench: texts, home } = pageTexts;

/** Those of the home page. */
export function benchHotspots(brand: Brand, t: Translate): Fields[] {
  return [
    ...productSpot(brand, 'berits-file', 0.512, 0.797),
    ...productSpot(brand, 'bench-scraper', 0.78, 0.797),
    spot('bench_window', 0.23, 0.14, {
      dataType: 'manual',
      selector: '.window',
      ctaCopy: t(texts.windowCta),
      manual: {
        title: t(texts.window),
        description: `<p>${t(texts.windowText)}</p>`,
        href: '/about',
        ampId: sceneOf(brand, 'scene-copper-dusk', 'dusk').name,
      },
    }),
    ...productSpot(brand, 'tallow-wax', 0.785, 0.908),
    ...productSpot(brand, 'tallow-liquid', 0.713, 0.133),
    spot('bench_craft', 0.736, 0.44, { dataType: 'page', title: t(home.howWeMake), page: 'page_craft' }),
  ];
}

/** Those of the page about care. The last two are faulty: one is unfinished, one is malicious. */
export function careHotspots(brand: Brand, t: Translate): Fields[] {
  return [
    ...productSpot(brand, 'tallow-wax', 0.785, 0.908),
    ...productSpot(brand, 'lodestar-98', 0.46, 0.53),
    spot('bench_craft', 0.736, 0.44, { dataType: 'page', title: t(home.howWeMake), page: 'page_craft' }),
    spot('bench_unfinished', 0.4, 0.5, { dataType: 'manual', title: '' }),
    spot('bench_hostile', 0.68, 0.74, {
      dataType: 'manual',
      title: `${t(texts.shavings)}<img src=x onerror="alert(1)">`,
      description: `<script>alert(1)</script><p onclick="alert(1)">${t(texts.shavingsText)}</p>`,
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
