/** Formats keys and their usage as lines of text. Never includes a secret or its hash. */
import type { BrokenRecord, PartnerRecord } from './partnerRecord.ts';
import type { Usage } from './partnerUsage.ts';

function stateOf({ revokedAt, expiresAt }: PartnerRecord, now: Date): string {
  if (revokedAt !== null) return `revoked ${dayOf(revokedAt)}`;
  if (expiresAt === null) return 'good';
  return Date.parse(expiresAt) <= now.getTime()
    ? `expired ${dayOf(expiresAt)}`
    : `good until ${dayOf(expiresAt)}`;
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

export function recordLines(record: PartnerRecord, now: Date): string[] {
  const { previous, revokedAt } = record;
  const isInGrace = revokedAt === null && previous !== null && now.getTime() < Date.parse(previous.until);
  return [
    `id               ${record.id}`,
    `name             ${record.name}`,
    `state            ${stateOf(record, now)}`,
    `scopes           ${record.scopes.join(', ')}`,
    `cost per minute  ${record.costPerMinute ?? 'default'}`,
    `created          ${record.createdAt}`,
    ...(record.rotatedAt === null ? [] : [`rotated          ${record.rotatedAt}`]),
    ...(isInGrace ? [`old key until    ${previous.until}`] : []),
    ...(record.note === '' ? [] : [`note             ${record.note}`]),
  ];
}

export function listLines(
  { records, broken }: { records: readonly PartnerRecord[]; broken: readonly BrokenRecord[] },
  now: Date,
): string[] {
  if (records.length + broken.length === 0) return ['There are no keys.'];
  return [
    ...records.map(
      (record) =>
        `${record.id}  ${stateOf(record, now).padEnd(21)} ${record.scopes.join(',').padEnd(24)} ${record.name}`,
    ),
    ...broken.map(({ message }) => `BROKEN  ${message}`),
  ];
}

export function usageLines(usage: Usage): string[] {
  const days = Object.entries(usage).toSorted(([a], [b]) => b.localeCompare(a));
  if (days.length === 0) return ['It was not used in the last 90 days.'];
  const row = (...cells: (string | number)[]): string =>
    cells
      .map((cell, column) => (column === 0 ? String(cell).padEnd(10) : String(cell).padStart(10)))
      .join('  ');
  return [
    row('day (UTC)', 'requests', 'errors', 'cost', 'last'),
    ...days.map(([day, { requests, errors, cost, lastUsedAt }]) =>
      row(day, requests, errors, Math.round(cost), lastUsedAt.slice(11, 19)),
    ),
  ];
}
