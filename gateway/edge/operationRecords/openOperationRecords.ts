/** The recorder of a gateway, and what it is told of each document. */
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { DocumentsOptions } from '../graphql/documents/documents.ts';
import { operationOf } from '../graphql/inContext.ts';
import type { Operations } from '../graphql/documents/operations.ts';
import type { SharedState } from '../state/SharedState.ts';
import { deprecatedUse } from './deprecatedUse.ts';
import { OperationRecorder, type KeptBuild } from './OperationRecorder.ts';

export interface OperationRecordsParts {
  schema: GraphQLSchema;
  operations: Operations;
  state: Pick<SharedState, 'records' | 'inTurn'>;
  builds: readonly KeptBuild[];
  log: Pick<Logger, 'warn'>;
}

export function openOperationRecords({ schema, operations, state, builds, log }: OperationRecordsParts) {
  const names = new Map(
    [...operations].map(([id, document]) => [id, operationOf(document, null)?.name?.value ?? 'unnamed']),
  );
  const recorder = new OperationRecorder({ state, names, builds, deprecatedIn: deprecatedUse(schema), log });
  const found: DocumentsOptions['found'] = ({ document, persistedId }, client) => {
    if (persistedId !== null) recorder.asked(persistedId, client);
    // Ad-hoc queries of others come from developers: there are none in production.
    else if (client.kind === 'partner') recorder.queried(document, client);
  };
  return { recorder, found };
}
