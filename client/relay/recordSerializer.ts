/**
 * Serialises Relay's records into a script element. In Relay's own JSON two thirds of the text are ids and field names:
 * here a record without its own id is nested in the field that links to it, and records of one shape share their field
 * names.
 */
import { generateClientID, isClientID, type RecordSource } from 'relay-runtime';
import type { RelayRecords } from './environment.ts';
import { scriptSafe } from './scriptSafeJson.ts';

type Json = Record<string, unknown>;
/** The record's type, or null, and its fields, each prefixed with the letter of its kind. */
type Shape = [typename: string | null, ...fields: string[]];
/** Index of its shape, and the field values. */
type Packed = [shape: number, ...values: unknown[]];
interface RecordSet {
  shapes: Shape[];
  /** By id; null for a record known to be missing. */
  records: Record<string, Packed | null>;
}

const ID = '__id';
const TYPENAME = '__typename';
/** Kind of a field: a value, one or several nested records, one or several record ids. */
const kinds = { value: 'v', own: 'o', owns: 'p', other: 'i', others: 'j' } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** A node of the trie of field sequences, which finds a shape without building a key. */
interface ShapeStep {
  readonly fields: readonly string[];
  readonly next: Readonly<Record<Kind, Map<string, ShapeStep>>>;
  /** Index of the shape with exactly these fields, by the record's type. */
  readonly numbers: Map<string | null, number>;
}

function shapeStep(fields: readonly string[]): ShapeStep {
  const next = { v: new Map(), o: new Map(), p: new Map(), i: new Map(), j: new Map() };
  return { fields, next, numbers: new Map() };
}

function stepTo({ fields, next }: ShapeStep, kind: Kind, name: string): ShapeStep {
  const known = next[kind].get(name);
  if (known) return known;
  const step = shapeStep([...fields, kind + name]);
  next[kind].set(name, step);
  return step;
}

/** Serialises a set of records. */
export function writeRecords(source: Pick<RecordSource, 'getRecordIDs' | 'get'>): string {
  const shapes: Shape[] = [];
  const none = shapeStep([]);
  /** Records written at their ids so far, and nested ones. */
  const records = new Map<string, Packed | null>();
  const owned = new Set<string>();
  for (const id of source.getRecordIDs()) if (!owned.has(id)) records.set(id, pack(id));
  const set: RecordSet = { shapes, records: Object.fromEntries(records) };
  return scriptSafe(JSON.stringify(set));

  function pack(id: string): Packed | null {
    const record = source.get(id) as Json | null | undefined;
    if (!record) return null;
    const packed: Packed = [0];
    let step = none;
    for (const name in record) {
      const value = record[name];
      if (value === undefined || name === ID || name === TYPENAME) continue;
      step = stepTo(step, packField(id, name, value, packed), name);
    }
    const typename = record[TYPENAME];
    packed[0] = shapeNumber(step, typeof typename === 'string' ? typename : null);
    return packed;
  }

  function shapeNumber(step: ShapeStep, typename: string | null): number {
    const known = step.numbers.get(typename);
    if (known !== undefined) return known;
    const number = shapes.push([typename, ...step.fields]) - 1;
    step.numbers.set(typename, number);
    return number;
  }

  /** Appends the field's serialised value, and returns its kind. */
  function packField(id: string, name: string, value: unknown, packed: unknown[]): Kind {
    const link = linkOf(value);
    if (link === null) {
      packed.push(value);
      return kinds.value;
    }
    if (typeof link === 'string') {
      const own = isClientID(link) ? packOwn(link, generateClientID(id, name)) : null;
      packed.push(own ?? link);
      return own ? kinds.own : kinds.other;
    }
    let hasOwn = false;
    const items = link.map((child, index) => {
      const own = child && isClientID(child) ? packOwn(child, generateClientID(id, name, index)) : null;
      hasOwn ||= Boolean(own);
      return own || child;
    });
    packed.push(items);
    return hasOwn ? kinds.owns : kinds.others;
  }

  /** Null for a record with its own id, and for one missing from the source: those are written at their ids only. */
  function packOwn(child: string, ownId: string): Packed | null {
    if (child !== ownId) return null;
    const packed = records.get(child) ?? pack(child);
    if (packed === null) return null;
    owned.add(child);
    // It was written before its parent.
    records.delete(child);
    return packed;
  }
}

/** @param sets of one page, in the order of their responses. */
export function joinRecords(sets: readonly string[]): string {
  return `[${sets.join()}]`;
}

/** @param text of joined sets; empty where there are no records. Of a field in several sets the last one counts. */
export function readRecords(text: string): RelayRecords {
  const sets = text === '' ? [] : (JSON.parse(text) as RecordSet[]);
  const read: Record<string, Json | null> = {};
  for (const set of sets) readSet(set, read);
  return read as RelayRecords;
}

function readSet({ shapes, records }: RecordSet, read: Record<string, Json | null>): void {
  for (const [id, packed] of Object.entries(records)) unpack(id, packed);

  function unpack(id: string, packed: Packed | null): void {
    if (packed === null) {
      read[id] ??= null;
      return;
    }
    const [number, ...values] = packed;
    const [typename = null, ...fields] = shapes[number] ?? [];
    const record = (read[id] ??= { [ID]: id });
    if (typename !== null) record[TYPENAME] = typename;
    for (const [index, field] of fields.entries()) {
      const name = field.slice(1);
      record[name] = unpackField(id, { kind: field.charAt(0), name }, values[index]);
    }
  }

  function unpackField(id: string, { kind, name }: { kind: string; name: string }, value: unknown): unknown {
    if (kind === kinds.other) return { __ref: value };
    if (kind === kinds.others) return { __refs: value };
    if (kind === kinds.own) return { __ref: unpackOwn(generateClientID(id, name), value as Packed) };
    if (kind !== kinds.owns) return value;
    const links = (value as (Packed | string | null)[]).map((item, index) =>
      Array.isArray(item) ? unpackOwn(generateClientID(id, name, index), item) : item,
    );
    return { __refs: links };
  }

  function unpackOwn(id: string, packed: Packed): string {
    unpack(id, packed);
    return id;
  }
}

/** The linked id or ids of a field; null for a value. */
function linkOf(value: unknown): string | (string | null | undefined)[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { __ref, __refs } = value as { __ref?: string; __refs?: (string | null | undefined)[] };
  return __ref ?? __refs ?? null;
}
