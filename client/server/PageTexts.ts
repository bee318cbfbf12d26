/**
 * The texts of a page's market on the server. The page embeds those of the areas that it names while rendering, and the
 * names of sources, such as options, which no area lists.
 */
import { digestOf } from '../relay/ResponseContents.ts';
import { scriptSafeJson } from '../relay/scriptSafeJson.ts';
import type { EmbeddedTexts } from '../wording/marketWording.ts';
import {
  areaName,
  wholeTexts,
  type Area,
  type ManagedTexts,
  type TextsByTitle,
} from '../wording/managedTexts.ts';
import { everyPage, wordingOf, type Wording } from '../wording/wording.ts';

/** Fewer characters than this are not worth a request. */
const worthRequest = 4_000;

const pluralSuffix = /\.(?:zero|one|two|few|many|other)$/;
/** Titles that are keys; all others are names. */
const textKey = /^(?!facet\.)\w+(?:\.[\w-]+)+$/;

/** What pages have computed of a market's texts, which they share until the texts change. */
interface SharedTexts {
  readonly managed: ManagedTexts;
  /** By the names of the embedded areas. */
  readonly written: Map<string, string>;
}
const sharedTexts = new WeakMap<TextsByTitle, SharedTexts>();

const stemsOf = new WeakMap<Area, ReadonlySet<string>>();

export class PageTexts {
  readonly wording: Wording;
  /** Changes with any text. */
  readonly digest: string;
  readonly #texts: TextsByTitle;
  readonly #shared: SharedTexts;
  readonly #isWhole: boolean;
  readonly #areas = new Set<Area>([everyPage]);

  /**
   * @param texts of all areas, by title in lower case.
   * @param isWhole embeds them all, for an editor.
   */
  constructor(language: string, texts: TextsByTitle, isWhole: boolean) {
    this.#texts = texts;
    this.digest = digestOf(texts);
    this.#isWhole = isWhole;
    this.#shared = sharedTexts.get(texts) ?? { managed: wholeTexts(texts), written: new Map() };
    sharedTexts.set(texts, this.#shared);
    const managed: ManagedTexts = {
      ...this.#shared.managed,
      wait: (area) => {
        this.#areas.add(area);
        return null;
      },
    };
    this.wording = wordingOf(language, managed);
  }

  /** Renders a part, and returns the areas that it names. */
  areasOf(render: () => void): readonly Area[] {
    const outside = [...this.#areas];
    this.#areas.clear();
    try {
      render();
      return [...this.#areas];
    } finally {
      this.name(outside);
    }
  }

  /** Embeds the texts of these areas. */
  name(areas: readonly Area[]): void {
    for (const area of areas) this.#areas.add(area);
  }

  /** Script-safe JSON, for after rendering. The same for the same areas, in whatever order they were named. */
  written(): string {
    const names = [...this.#areas].map(areaName).toSorted();
    const key = this.#isWhole ? '' : names.join('\n');
    const known = this.#shared.written.get(key) ?? scriptSafeJson(this.#embedded(names));
    this.#shared.written.set(key, known);
    return known;
  }

  #embedded(names: readonly string[]): EmbeddedTexts {
    const areas = [...this.#areas];
    const stems = new Set(areas.flatMap((area) => [...titlesOf(area)]));
    const kept: [string, string][] = [];
    let left = 0;
    for (const [title, text] of Object.entries(this.#texts)) {
      if (!textKey.test(title) || stems.has(title.replace(pluralSuffix, ''))) kept.push([title, text]);
      else left += title.length + text.length;
    }
    return this.#isWhole || left < worthRequest
      ? { areas: null, texts: this.#texts }
      : { areas: names, texts: Object.fromEntries(kept) };
  }
}

/** The titles of an area in lower case, plurals without their suffix. */
function titlesOf(area: Area): ReadonlySet<string> {
  const known =
    stemsOf.get(area) ??
    new Set(Object.keys(area).map((each) => each.toLowerCase().replace(pluralSuffix, '')));
  stemsOf.set(area, known);
  return known;
}
