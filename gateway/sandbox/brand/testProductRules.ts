/** The rules of products, for tests of the curated and the generated catalogue. */
import type { Brand } from './types.ts';

/** The text of HTML, without tags. */
export function textOf(html: string): string {
  return html.replaceAll(/<[^>]+>/g, '');
}

/** A category's path and the paths above it, top first. */
export function ancestry(path: string): string[] {
  const segments = path.split('/');
  return segments.map((_, depth) => segments.slice(0, depth + 1).join('/'));
}

/** Broken rules of a catalogue as `key: rule`, one line each. */
export function brokenProductRules({ products: catalogue, categories, colourGroups }: Brand): string[] {
  const paths = new Set(categories.map(({ path }) => path));
  const keys = new Set(catalogue.map(({ key }) => key));
  const groups = new Set(colourGroups.map(({ name }) => name));
  return catalogue.flatMap((product, at) => {
    const sizeLabels = product.sizes.map(({ label }) => label);
    const colourNames = product.colours.map(({ name }) => name);
    const broken: [boolean, string][] = [
      [product.index !== at, 'index is its position'],
      [!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product.key), 'key is a word for addresses'],
      [product.categories.some((path) => !paths.has(path)), 'categories exist'],
      [product.categories.length === 0, 'has a category'],
      [(product.kind === 'ski') !== (product.flex !== null), 'a ski, and nothing else, has a flex'],
      [
        product.categories.some((path) =>
          product.categories.some((other) => other !== path && ancestry(other).includes(path)),
        ),
        'lists the deepest categories only',
      ],
      [product.related.some((key) => !keys.has(key) || key === product.key), 'related products exist'],
      [product.colours.length < 1 || product.colours.length > 9, '1 to 9 colours'],
      [new Set(colourNames).size !== colourNames.length, 'colours differ'],
      [product.colours.some(({ group }) => !groups.has(group)), 'colour groups exist'],
      [
        product.colours.some(
          ({ hex }) => hex.length === 0 || !hex.every((code) => /^#[0-9A-F]{6}$/i.test(code)),
        ),
        'hex colours',
      ],
      [
        product.sizes.length > 10 || new Set(sizeLabels).size !== sizeLabels.length,
        'at most 10 sizes, all different',
      ],
      [(product.sizeOption === null) !== (product.sizes.length === 0), 'sizes and their option go together'],
      [product.sizes.some(({ surcharge }) => surcharge < 0), 'no negative surcharge'],
      [
        Object.values(product.prices).some(
          ({ regular, sale }) => !Number.isInteger(regular) || (sale ?? 1) >= regular || (sale ?? 1) <= 0,
        ),
        'sale below regular',
      ],
      [
        Object.values(product.contentPrices).some((price) => !Number.isInteger(price) || price <= 0),
        'whole content prices',
      ],
      [(product.contentPrices.jp ?? 1) % 1_000 !== 0, 'whole thousands of yen'],
      [
        product.tagline['en-us'] === '' ||
          textOf(product.description['en-us']) === '' ||
          product.title['en-us'] === '',
        'base texts',
      ],
      [
        Object.values(product.tagline).some((tagline) => tagline.length > 60),
        'taglines of at most 60 characters',
      ],
      [(product.kind === 'accessory') !== (product.shape !== undefined), 'accessories have a shape'],
      [product.regions.length === 0, 'shown somewhere'],
      [
        product.notMade.some(
          ({ colour, size }) => !colourNames.includes(colour) || !sizeLabels.includes(size),
        ),
        'what is not made is a combination of its colours and sizes',
      ],
      [!/^(\d{4}-\d{2}-\d{2})?$/.test(product.expectedOn ?? ''), 'expected on a day'],
    ];
    return broken.filter(([wrong]) => wrong).map(([, rule]) => `${product.key}: ${rule}`);
  });
}
