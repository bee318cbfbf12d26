/**
 * Observes GraphQL operations: over HTTP as a yoga plugin, and in process as a wrapper. Only shipped operations are
 * named; names of ad-hoc queries are arbitrary and unbounded.
 */
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { queryCost } from '../../graph/queryCost.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { operationOf } from '../graphql/inContext.ts';
import type { Operations } from '../graphql/documents/operations.ts';
import type { Metrics } from './metrics/metrics.ts';
import { codesOf, operationResult, type AnsweredOperation } from './operationResult.rules.ts';
import type { Recent } from './status/recent.ts';
import { running, type OperationRecord, type RequestRecord, type RunningOperation } from './requestRecord.ts';
import { ObjectSlot } from '../../sources/transport/objectSlot.ts';

export interface OperationMonitorOptions {
  schema: GraphQLSchema;
  operations: Operations;
  metrics: Pick<Metrics, 'operation'>;
  recent: Pick<Recent, 'operation' | 'wantsCost' | 'cost'>;
}

type ExecutePersisted = (
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
  edge: EdgeRequest,
) => Promise<ExecutionResult>;

interface Begun extends RunningOperation {
  name: string;
  document: DocumentNode | null;
  variables: Readonly<Record<string, unknown>>;
  started: number;
}

const FREE = 'free';

export function monitorOperations({ schema, operations, metrics, recent }: OperationMonitorOptions) {
  const names = new Map<DocumentNode, string>();
  for (const document of operations.values())
    names.set(document, operationOf(document, null)?.name?.value ?? FREE);
  /** One operation per request over HTTP, as batching is not supported. */
  const begun = new ObjectSlot<RequestRecord, Begun>();

  function begin(
    document: DocumentNode | null,
    variables: Readonly<Record<string, unknown>>,
    note: RequestRecord | undefined,
  ): Begun {
    const name = (document && names.get(document)) ?? FREE;
    const type = (document && operationOf(document, null)?.operation) ?? 'query';
    const trace =
      note?.trace?.within(`${type} ${name}`, 'internal', {
        'graphql.operation.type': type,
        'graphql.operation.name': name,
      }) ?? null;
    return {
      name,
      document,
      variables,
      started: performance.now(),
      trace,
      upstreamCalls: 0,
      isDegraded: false,
    };
  }

  function end(
    { name, document, variables, started, trace, upstreamCalls, isDegraded }: Begun,
    answer: AnsweredOperation,
  ): OperationRecord {
    const result = operationResult(answer, isDegraded);
    const codes = codesOf(answer);
    const ended = { name, durationMs: performance.now() - started, result, codes, upstreamCalls };
    metrics.operation(ended);
    recent.operation(ended);
    if (document && name !== FREE && recent.wantsCost(name))
      setImmediate(computeCost, document, name, variables);
    trace?.end(
      { 'shop.result': result, 'shop.upstream_calls': upstreamCalls },
      result === 'error' ? 'error' : null,
    );
    return ended;
  }

  /** Computes the cost of a shipped operation's first run, for the status page. */
  function computeCost(
    document: DocumentNode,
    name: string,
    variables: Readonly<Record<string, unknown>>,
  ): void {
    if (!recent.wantsCost(name)) return;
    try {
      recent.cost(name, queryCost(schema, document, null, variables).complexity);
    } catch {
      // Invalid variables are reported by the operation itself.
    }
  }

  const plugin: Plugin<{ edge: EdgeRequest }> = {
    onExecute({ args, executeFn, setExecuteFn }) {
      const note = running.getStore()?.note;
      if (!note) return;
      const operation = begin(args.document, args.variableValues ?? {}, note);
      begun.set(note, operation);
      setExecuteFn((run) => running.run({ note, operation }, () => executeFn(run) as unknown));
    },
    onResultProcess({ result }) {
      const note = running.getStore()?.note;
      if (!note || Array.isArray(result) || Symbol.asyncIterator in result) return;
      note.operations.push(end(begun.get(note) ?? begin(null, {}, note), result as AnsweredOperation));
    },
  };

  const monitored =
    (execute: ExecutePersisted): ExecutePersisted =>
    async (documentId, variables, edge) => {
      const note = running.getStore()?.note;
      const document = operations.get(documentId);
      if (!note || !document) return execute(documentId, variables, edge);
      const operation = begin(document, variables, note);
      try {
        const result = await running.run({ note, operation }, () => execute(documentId, variables, edge));
        note.operations.push(end(operation, result));
        return result;
      } catch (error) {
        const { extensions } = error as { extensions?: Record<string, unknown> };
        note.operations.push(end(operation, { errors: [{ extensions }] }));
        throw error;
      }
    };

  return { plugin, monitored };
}
