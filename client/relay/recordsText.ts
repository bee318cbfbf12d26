/**
 * Relay's records as the text of a script element, from the server's store to the browser's. Each record's own id is
 * its key, and is not written a second time: ids are long, and were a fifth of the text.
 */
import type { RecordSource } from 'relay-runtime';
import type { RelayRecords } from './environment.ts';
import { scriptSafe } from './scriptSafeJson.ts';

export function writeRecords(source: Pick<RecordSource, 'getRecordIDs' | 'get'>): string {
  const entries: string[] = [];
  for (const id of source.getRecordIDs()) {
    const key = JSON.stringify(id);
    const record = JSON.stringify(source.get(id) ?? null);
    // Relay writes the id first. A record that is known to be missing is null.
    const own = `{"__id":${key},`;
    entries.push(`${key}:${record.startsWith(own) ? `{${record.slice(own.length)}` : record}`);
  }
  return scriptSafe(`{${entries.join(',')}}`);
}

export function readRecords(text: string): RelayRecords {
  const records = JSON.parse(text) as Record<string, { __id?: string } | null>;
  for (const [id, record] of Object.entries(records)) if (record) record.__id ??= id;
  return records as RelayRecords;
}
