/**
 * A page that shows every product's first picture beside its name and text, for going through with one question: is
 * this that thing?
 */
import { pathToFileURL } from 'node:url';
import type { Brand } from '../../brand/types.ts';
import type { Library } from '../library.ts';
import { masterFile, mastersFolder } from './masters.ts';
import { pictureName } from '../../brand/ids.ts';

const style =
  'body{margin:2rem;font:14px/1.4 system-ui}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1.5rem;padding:0}li{list-style:none}img{display:block;inline-size:100%;aspect-ratio:3/4;background:#eceae4}';

/** @param stored paths of the masters that exist, within their folder. */
export function sheetOf(brand: Brand, { pictures }: Library, stored: ReadonlySet<string>): string {
  const items = brand.products.map((product) => {
    const [colour] = product.colours;
    const picture = colour && pictures.get(pictureName(product.key, colour.name, 'front'));
    const file = picture && masterFile(picture);
    const image =
      file && stored.has(file)
        ? `<img alt="" loading="lazy" src="${pathToFileURL(mastersFolder + file).href}">`
        : '<p>drawn, not rendered</p>';
    return `<li>${image}<h2>${product.title['en-us']}</h2><p>${product.tagline['en-us']}</p>${product.description['en-us']}<p>${Object.entries(
      product.specs,
    )
      .map(([title, value]) => `${title}: ${value}`)
      .join(' · ')}</p></li>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style><ul>${items.join('')}</ul>`;
}
