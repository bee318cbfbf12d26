/**
 * In-memory columns: the values of one field over all documents. Filters, facets and sorting scan these, never the
 * documents. Values are numbered; a document stores the numbers of its values. Immutable once filled.
 */
import { LRUCache } from 'lru-cache';

export type FieldType = 'text' | 'number';
export type FieldValue = string | number;

export class Column {
  readonly type: FieldType;
  /** Distinct values by number, in order of first appearance. */
  readonly values: FieldValue[] = [];
  readonly #numbers = new Map<FieldValue, number>();
  /**
   * Value numbers of all documents, concatenated; those of document `row` are at `#starts[row]` up to `#starts[row +
   * 1]`.
   */
  readonly #held: number[] = [];
  readonly #starts: number[] = [0];
  readonly #orders = new Map<'asc' | 'desc', Float64Array>();
  /** Cache of recent masks by their values: most searches share the same few markets. */
  readonly #masks = new LRUCache<string, Uint8Array>({ max: 8 });

  constructor(type: FieldType) {
    this.type = type;
  }

  get rows(): number {
    return this.#starts.length - 1;
  }

  /** Appends the next document's values, without duplicates. */
  append(values: readonly FieldValue[]): void {
    for (const value of new Set(values)) {
      let number = this.#numbers.get(value);
      if (number === undefined) {
        number = this.values.length;
        this.#numbers.set(value, number);
        this.values.push(value);
      }
      this.#held.push(number);
    }
    this.#starts.push(this.#held.length);
  }

  /** Value numbers of a document. */
  held(row: number): readonly number[] {
    return this.#held.slice(this.#starts[row], this.#starts[row + 1]);
  }

  first(row: number): FieldValue | undefined {
    return this.values[this.firstNumber(row)];
  }

  /** Number of a document's first value; -1 when it has none. */
  firstNumber(row: number): number {
    const start = this.#starts[row] ?? 0;
    return start < (this.#starts[row + 1] ?? 0) ? (this.#held[start] ?? -1) : -1;
  }

  /** 1 for every document with one of the values. Cached: do not modify. */
  holding(values: ReadonlySet<FieldValue>): Uint8Array {
    const key = JSON.stringify([...values]);
    let mask = this.#masks.get(key);
    if (!mask) this.#masks.set(key, (mask = this.passing((value) => values.has(value))));
    return mask;
  }

  /** 1 for every document of which at least one value passes. */
  passing(test: (value: FieldValue) => boolean): Uint8Array {
    const good = Uint8Array.from(this.values, (value) => (test(value) ? 1 : 0));
    const mask = new Uint8Array(this.rows);
    const held = this.#held;
    const starts = this.#starts;
    for (let row = 0, place = 0; row < mask.length; row += 1) {
      for (const end = starts[row + 1] ?? place; place < end; place += 1) {
        if (good[held[place] ?? -1] === 1) mask[row] = 1;
      }
    }
    return mask;
  }

  /** Number of the rows with each value, by value number. */
  counts(rows: Uint32Array): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    const held = this.#held;
    const starts = this.#starts;
    for (const row of rows) {
      for (let place = starts[row] ?? 0, end = starts[row + 1] ?? 0; place < end; place += 1) {
        const number = held[place] ?? -1;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return counts;
  }

  /**
   * Sort key of every document in a direction: smaller comes first. A document with several values sorts by its
   * smallest ascending and its largest descending; one without any comes last either way.
   */
  order(direction: 'asc' | 'desc'): Float64Array {
    let order = this.#orders.get(direction);
    if (!order) {
      const ranks = new Float64Array(this.values.length);
      [...this.values.keys()]
        .sort((left, right) => compare(this.values[left], this.values[right]))
        .forEach((number, rank) => {
          ranks[number] = direction === 'asc' ? rank : -rank;
        });
      order = Float64Array.from({ length: this.rows }, (_, row) =>
        Math.min(...this.held(row).map((number) => ranks[number] ?? 0), Number.POSITIVE_INFINITY),
      );
      this.#orders.set(direction, order);
    }
    return order;
  }
}

/** Rows set in a mask, in order. */
export function rowsOf(mask: Uint8Array): Uint32Array {
  const rows = new Uint32Array(mask.length);
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1) rows[count++] = row;
  return rows.slice(0, count);
}

function compare(left: FieldValue | undefined, right: FieldValue | undefined): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

const collator = new Intl.Collator('en', { sensitivity: 'variant' });
