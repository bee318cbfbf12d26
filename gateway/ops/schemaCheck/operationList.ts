/** Operations in a few words: each name once, those asked last first, with the client and the day. */
import { clientName, lastUse, type LastUse } from '../../edge/operationRecords/ended.rules.ts';
import type { OperationReport } from '../../edge/operationRecords/operationReport.ts';

/** Names that are listed; the others are counted. */
const LISTED = 4;

export interface ListedOperation {
  id: string;
  name: string;
}

export function operationList(operations: readonly ListedOperation[], usage: OperationReport | null): string {
  const named = [...Map.groupBy(operations, ({ name }) => name)].map(([name, versions]) => ({
    name,
    versions: versions.length,
    last: latest(versions.map(({ id }) => lastUse(usage?.operations[id]?.lastAsked ?? {}))),
  }));
  const sorted = named.toSorted(
    (one, other) => compare(other.last?.day, one.last?.day) || compare(one.name, other.name),
  );
  const listed = sorted.slice(0, LISTED).map(({ name, versions, last }) => {
    const facts = [
      ...(versions > 1 ? [`${versions} versions`] : []),
      ...(last ? [`asked ${last.day} by ${clientName(last.client)}`] : usage ? ['never asked'] : []),
    ];
    return facts.length === 0 ? name : `${name} (${facts.join('; ')})`;
  });
  const others = sorted.length - listed.length;
  return `${listed.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
}

function latest(uses: readonly (LastUse | null)[]): LastUse | null {
  return uses.reduce((found, use) => (compare(use?.day, found?.day) > 0 ? use : found), null);
}

const compare = (one = '', other = ''): number => (one < other ? -1 : one > other ? 1 : 0);
