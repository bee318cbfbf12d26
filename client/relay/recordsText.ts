/**
 * Relay's records as the text of a script element, from the server's store to the browser's. Each record's own id is
 * its key, and is not written a second time: ids are long, and were a fifth of the text.
 */
import type { RecordSource } from 'relay-runtime';
import type { RelayRecords } from './environment.ts';
import { scriptSafe } from './scriptSafeJson.ts';

/** How Relay's records begin. */
const idFirst = '{"__id":';

export function writeRecords(source: Pick<RecordSource, 'getRecordIDs' | 'get'>): string {
  let text = '';
  for (const id of source.getRecordIDs()) {
    const key = JSON.stringify(id);
    // A record that is known to be missing is null.
    const record = JSON.stringify(source.get(id) ?? null);
    const own = idFirst.length + key.length;
    const rest = record.startsWith(idFirst) && record[own] === ',' ? `{${record.slice(own + 1)}` : record;
    // Each for itself: few hold anything to escape, and the whole text is two bytes a character.
    text += scriptSafe(`${text === '' ? '' : ','}${key}:${rest}`);
  }
  return `{${text}}`;
}

export function readRecords(text: string): RelayRecords {
  const records = JSON.parse(text) as Record<string, { __id?: string } | null>;
  for (const [id, record] of Object.entries(records)) if (record) record.__id ??= id;
  return records as RelayRecords;
}
