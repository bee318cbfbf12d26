/**
 * What a picture of a gallery shows, by the end of its name, such as `_front` or `_tail`. A convention of the
 * editors; pictures with other names are described by product and colour alone.
 */
import type { WordsKey } from '../../content/wording/words.ts';

/** By `<view>` or `<view>.<type of product>`; a front of other things than skis needs no words. */
const keys = new Map<string, WordsKey>([
  ['front.skis', 'picture.front.skis'],
  ['back.skis', 'picture.back.skis'],
  ['back.binding', 'picture.back.binding'],
  ['back', 'picture.back'],
  ['detail.skis', 'picture.detail.skis'],
  ['detail', 'picture.detail'],
  ['tail.skis', 'picture.tail.skis'],
  ['side.skis', 'picture.side.skis'],
  ['mounted.skis', 'picture.mounted.skis'],
  ['heel.binding', 'picture.heel.binding'],
  ['scene', 'picture.scene'],
]);

/** @param productType of the product's entry (catalogue.md 3), such as `skis`. */
export function viewWords(productType: string, pictureName: string): WordsKey | null {
  const view = pictureName.slice(pictureName.lastIndexOf('_') + 1);
  return keys.get(`${view}.${productType}`) ?? keys.get(view) ?? null;
}
