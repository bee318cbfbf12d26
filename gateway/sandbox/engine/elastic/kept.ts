/** A document of an index. */
export interface Kept {
  id: string;
  source: Source;
}

export type Source = Record<string, unknown>;
