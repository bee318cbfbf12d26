/**
 * Records on which day each shipped operation was asked last and by whom, which builds send it, and which deprecated
 * elements partners' own queries use. Collected in memory and written to the shared state every minute, so that requests
 * do not wait for it; what was not yet written is lost in a crash.
 */
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import type { ApiClient } from '../http/edgeRequest.ts';
import type { SharedState } from '../state/SharedState.ts';
import { ELEMENTS, OPERATIONS } from './operationReport.ts';
import {
  emptyRecord,
  laterDays,
  lastAskedShape,
  mergedRecord,
  readJson,
  recordShape,
  type OperationRecord,
} from './operationRecord.ts';

const FLUSH_EVERY = 60_000;

/** A build of the client whose files are kept. */
export interface KeptBuild {
  id: string;
  /** Ids of the operations that it sends. */
  operations: readonly string[];
}

export interface OperationRecorderOptions {
  state: Pick<SharedState, 'records' | 'inTurn'>;
  /** Names of the shipped operations, by id or name. */
  names: ReadonlyMap<string, string>;
  builds: readonly KeptBuild[];
  /** Deprecated elements that a document uses. */
  deprecatedIn(document: DocumentNode): readonly string[];
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
}

export class OperationRecorder {
  readonly #options: OperationRecorderOptions;
  readonly #now: () => Date;
  readonly #timer: NodeJS.Timeout;
  /** Not yet written. */
  #operations = new Map<string, OperationRecord>();
  #elements = new Map<string, Record<string, string>>();
  /** Day for which the kept builds were recorded. */
  #toldBuildsOn = '';
  #flushing: Promise<void> = Promise.resolve();
  /** What this process wrote or will write today, as most requests repeat it. */
  #today = { day: '', end: 0, seen: new Set<string>() };

  constructor(options: OperationRecorderOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => new Date());
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY).unref();
  }

  /** A request for a shipped operation. */
  asked(id: string, client: ApiClient): void {
    const name = this.#options.names.get(id);
    if (name === undefined) return;
    const day = this.#firstToday(`${id} ${client.id}`);
    if (day === null) return;
    this.#add(id, { ...emptyRecord(name, day), lastAsked: { [labelOf(client)]: day } });
  }

  /** A partner's own query. */
  queried(document: DocumentNode, client: ApiClient): void {
    for (const coordinate of this.#options.deprecatedIn(document)) {
      const day = this.#firstToday(`${coordinate} ${client.id}`);
      if (day === null) continue;
      const asked = laterDays(this.#elements.get(coordinate) ?? {}, { [labelOf(client)]: day });
      this.#elements.set(coordinate, asked);
    }
  }

  /** Never rejects: what could not be written is retried. */
  flush(): Promise<void> {
    this.#tellBuilds(dayOf(this.#now()));
    return this.#writeNext();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writeNext();
  }

  #writeNext(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  /** The day, when this is its first use today; else null. */
  #firstToday(use: string): string | null {
    const now = this.#now();
    if (now.getTime() >= this.#today.end) {
      const day = dayOf(now);
      this.#today = { day, end: Date.parse(day) + 86_400_000, seen: new Set() };
    }
    const { day, seen } = this.#today;
    if (seen.has(use)) return null;
    seen.add(use);
    return day;
  }

  #add(id: string, record: OperationRecord): void {
    const waiting = this.#operations.get(id);
    this.#operations.set(id, waiting ? mergedRecord(waiting, record) : record);
  }

  /** Every operation is recorded once a day with the builds that send it, whether or not it was asked. */
  #tellBuilds(day: string): void {
    if (this.#toldBuildsOn === day) return;
    this.#toldBuildsOn = day;
    const { names, builds } = this.#options;
    for (const [id, name] of names) {
      const sending = builds.filter(({ operations }) => operations.includes(id));
      this.#add(id, {
        ...emptyRecord(name, day),
        builds: Object.fromEntries(sending.map((build) => [build.id, day])),
      });
    }
  }

  async #write(): Promise<void> {
    const [operations, elements] = [this.#operations, this.#elements];
    if (operations.size + elements.size === 0) return;
    this.#operations = new Map();
    this.#elements = new Map();
    const { state, log } = this.#options;
    try {
      // Replicas add to the same records.
      await state.inTurn(OPERATIONS, async () => {
        await writeAll(state, OPERATIONS, operations, (text, record) => {
          const known = readJson(recordShape, text);
          return known ? mergedRecord(known, record) : record;
        });
        await writeAll(state, ELEMENTS, elements, (text, asked) =>
          laterDays(readJson(lastAskedShape, text) ?? {}, asked),
        );
      });
    } catch (error) {
      for (const [id, record] of operations) this.#add(id, record);
      for (const [coordinate, asked] of elements)
        this.#elements.set(coordinate, laterDays(asked, this.#elements.get(coordinate) ?? {}));
      log.warn({ err: error }, 'the use of operations could not be recorded');
    }
  }
}

async function writeAll<Value>(
  state: Pick<SharedState, 'records'>,
  name: string,
  waiting: ReadonlyMap<string, Value>,
  merged: (text: string | undefined, value: Value) => Value,
): Promise<void> {
  const records = state.records(name);
  const known = await records.list();
  for (const [key, value] of waiting) {
    const text = JSON.stringify(merged(known.get(key), value));
    if (text !== known.get(key)) await records.set(key, text);
  }
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

function labelOf({ kind, id, name }: ApiClient): string {
  return kind === 'public' ? 'public' : `${name} (${id})`;
}
