/**
 * The texts of a page's market in the browser: those of the first view are embedded, the others are requested when the
 * browser is idle, or before that by whatever needs them (restOfTexts.ts).
 */
import { areaName, type TextsByTitle } from './managedTexts.ts';
import { wordingOf, type Wording } from './wording.ts';

/** As the server embeds them (server/PageTexts.ts). */
export interface EmbeddedTexts {
  /** Names of the areas whose texts are here; null when all are. */
  readonly areas: readonly string[] | null;
  readonly texts: TextsByTitle;
}

/** What the page has by now. */
export interface KnownTexts {
  areas: EmbeddedTexts['areas'];
  texts: ReadonlyMap<string, string>;
  /** The request for the others; null while there is none. */
  reading: Promise<void> | null;
}

/** @param readRest completes what it is given. */
export function marketWording(
  language: string,
  { areas, texts }: EmbeddedTexts,
  readRest: (known: KnownTexts) => Promise<void>,
): Wording {
  const known: KnownTexts = { areas, texts: new Map(Object.entries(texts)), reading: null };
  const complete = () => (known.reading ??= readRest(known));
  return wordingOf(language, {
    find: (title) => known.texts.get(title),
    wait: (area) => (known.areas?.includes(areaName(area)) === false ? complete() : null),
    complete,
  });
}
