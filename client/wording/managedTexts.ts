/** The editors' texts as the interface reads them: whole, or those of the first view with the others to come. */

/** English texts by key. */
export type Area = Readonly<Record<string, string>>;

export interface ManagedTexts {
  /** @param title in lower case. */
  readonly find: (title: string) => string | undefined;
  /** Null once every text of the area can be found; until then the promise of that. */
  readonly wait: (area: Area) => Promise<void> | null;
  /** Waits for the texts of all areas. */
  readonly complete: () => Promise<void>;
}

/** By title in lower case, as the gateway returns them. */
export type TextsByTitle = Readonly<Record<string, string>>;

/** Texts that are all here, by title in any case. */
export function wholeTexts(texts: TextsByTitle): ManagedTexts {
  const byTitle = new Map(Object.entries(texts).map(([title, text]) => [normalTitle(title), text]));
  return { ...noTexts, find: (title) => byTitle.get(title) };
}

export const noTexts: ManagedTexts = {
  find: () => undefined,
  wait: () => null,
  complete: async () => {},
};

export function normalTitle(title: string): string {
  return title.trim().toLowerCase();
}

/** The name of an area in a page: its first key, and how many it has, as an area may begin with all of another. */
export function areaName(area: Area): string {
  const keys = Object.keys(area);
  return `${keys[0]} ${keys.length}`;
}
