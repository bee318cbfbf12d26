/**
 * Relay's records as the text of a script element, from the server's store to the browser's. Written as Relay's own JSON
 * does, two thirds of the text were ids and names of fields: here a record without an identity of its own stands in the
 * field that leads to it, and its fields are named once for all records of its shape.
 */
import { generateClientID, type RecordSource } from 'relay-runtime';
import type { RelayRecords } from './environment.ts';
import { scriptSafe } from './scriptSafeJson.ts';

type Json = Record<string, unknown>;
/** The record's type, or null, and its fields, each behind the letter of its kind. */
type Shape = [typename: string | null, ...fields: string[]];
/** Number of its shape, and the values of the fields. */
type Packed = [shape: number, ...values: unknown[]];
interface Text {
  shapes: Shape[];
  /** By id; null for what is known to be missing. */
  records: Record<string, Packed | null>;
}

const ID = '__id';
const TYPENAME = '__typename';
/** What a field holds: a value, a record of its own or several, the id of another record or several. */
const kinds = { value: 'v', own: 'o', owns: 'p', other: 'i', others: 'j' } as const;

export function writeRecords(source: Pick<RecordSource, 'getRecordIDs' | 'get'>): string {
  const ids = source.getRecordIDs();
  const owned = new Set<string>();
  for (const id of ids) for (const child of ownedBy(id, source.get(id))) owned.add(child);
  const text: Text = { shapes: [], records: {} };
  const numbers = new Map<string, number>();
  for (const id of ids) if (!owned.has(id)) text.records[id] = pack(id);
  return scriptSafe(JSON.stringify(text));

  function pack(id: string): Packed | null {
    const record = source.get(id) as Json | null | undefined;
    if (!record) return null;
    const { [ID]: _, [TYPENAME]: typename, ...fields } = record;
    const shape: Shape = [typeof typename === 'string' ? typename : null];
    const values: unknown[] = [];
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      const [kind, written] = packField(id, name, value);
      shape.push(kind + name);
      values.push(written);
    }
    const key = shape.join('\n');
    let number = numbers.get(key);
    if (number === undefined) {
      number = text.shapes.push(shape) - 1;
      numbers.set(key, number);
    }
    return [number, ...values];
  }

  function packField(id: string, name: string, value: unknown): [kind: string, written: unknown] {
    const link = linkOf(value);
    if (link === null) return [kinds.value, value];
    if (typeof link === 'string')
      return isOwn(link, id, name) ? [kinds.own, pack(link)] : [kinds.other, link];
    if (!link.some((child, index) => isOwn(child, id, name, index))) return [kinds.others, link];
    return [kinds.owns, link.map((child, index) => (isOwn(child, id, name, index) ? pack(child) : child))];
  }

  /** A record that the source lacks, or knows to be missing, stands nowhere but at its id. */
  function isOwn(
    child: string | null | undefined,
    id: string,
    name: string,
    index?: number,
  ): child is string {
    return child === generateClientID(id, name, index) && Boolean(source.get(child));
  }

  function* ownedBy(id: string, record: object | null | undefined): Generator<string> {
    for (const [name, value] of Object.entries(record ?? {})) {
      const link = linkOf(value);
      if (typeof link === 'string' && isOwn(link, id, name)) yield link;
      else if (Array.isArray(link))
        for (const [index, child] of link.entries()) if (isOwn(child, id, name, index)) yield child;
    }
  }
}

/** @param text empty where there are none. */
export function readRecords(text: string): RelayRecords {
  const { shapes, records }: Text = text === '' ? { shapes: [], records: {} } : (JSON.parse(text) as Text);
  const read: Record<string, Json | null> = {};
  for (const [id, packed] of Object.entries(records)) unpack(id, packed);
  return read as RelayRecords;

  function unpack(id: string, packed: Packed | null): void {
    if (packed === null) {
      read[id] = null;
      return;
    }
    const [number, ...values] = packed;
    const [typename = null, ...fields] = shapes[number] ?? [];
    const record: Json = { [ID]: id };
    if (typename !== null) record[TYPENAME] = typename;
    for (const [index, field] of fields.entries()) {
      const name = field.slice(1);
      record[name] = unpackField(id, { kind: field.charAt(0), name }, values[index]);
    }
    read[id] = record;
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

/** The id, or the ids, that a field leads to; null for a value. */
function linkOf(value: unknown): string | (string | null | undefined)[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { __ref, __refs } = value as { __ref?: string; __refs?: (string | null | undefined)[] };
  return __ref ?? __refs ?? null;
}
