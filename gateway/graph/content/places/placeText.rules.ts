/** How names of places are compared: whoever types without accents, with `ue` for `ü` or `St.` for `Sankt` means the same. */

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

/** Lower case, no accents, single spaces; `ae oe ue` as `a o u`, saints of all languages as `st`. */
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

/** What an address names: a place, and what tells it from others of its name. */
export interface PlaceQuery {
  /** Folded. */
  name: string;
  /** `us`, `us-co`, a folded country's or region's name: in lower case, none when nothing was added. */
  qualifiers: readonly string[];
  /** GeoNames id; null when none was added. */
  id: number | null;
}

/** `Denver, US-CO`, `Innsbruck, Austria`, `Neustadt, DE, 2864276`: parts after the first say which one is meant. */
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

/** A postal code as stores are compared by: `6020`, `SW1A 1AA`; null when the text cannot be one. */
export function postalCodeOf(text: string): string | null {
  const code = text.trim().toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z0-9]{3,8}$/.test(code) && /\d/.test(code) ? code : null;
}
