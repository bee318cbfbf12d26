/** Normalizes place names: without accents, with `ue` for `ü`, or `St.` for `Sankt` compare as equal. */

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const saints = /(?<=^| )(?:saint|sainte|sankt|sint)(?= )/g;

/** Lower case, no accents, single spaces; `ae oe ue` as `a o u`, `Saint` of any language as `st`. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(saints, 'st');
}

/** A parsed place name with its qualifiers. */
export interface PlaceQuery {
  /** Folded. */
  name: string;
  /** Lower case: `us`, `us-co`, a folded country's or region's name; empty when there are none. */
  qualifiers: readonly string[];
  /** GeoNames id; null when not given. */
  id: number | null;
}

/** `Denver, US-CO`, `Innsbruck, Austria`, `Neustadt, DE, 2864276`: the parts after the first are qualifiers. */
export function readPlaceQuery(text: string): PlaceQuery {
  const [name = '', ...rest] = text.split(/[,、]/);
  const parts = rest.map((part) => part.trim().toLowerCase()).filter((part) => part !== '');
  const id = parts.find((part) => /^\d+$/.test(part));
  return {
    name: foldPlace(name),
    qualifiers: parts.filter((part) => part !== id),
    id: id === undefined ? null : Number(id),
  };
}

/** Normalized postal code: `6020`, `SW1A 1AA`; null when the text cannot be one. */
export function postalCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z0-9]{3,8}$/.test(code) && /\d/.test(code) ? code : null;
}
