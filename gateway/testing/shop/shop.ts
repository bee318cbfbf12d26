/**
 * The real schema over the real sandbox on a free port, for tests of resolvers. Every operation is a request of its own,
 * with fresh loaders and a call log; a visitor is a session, and keeps its carts from one operation to the next.
 */
import { parse, validate, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { readConfig } from '../../config/config.ts';
import { contextsOf } from '../../graph/context.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { schema } from '../../graph/schema.ts';
import { refuseCostly } from '../../graph/queryCost.ts';
import { localeOfOperation, operationOf } from '../../edge/graphql/inContext.ts';
import { AttemptLimits } from '../../edge/limits/attempts/attemptLimits.ts';
import { CompiledOperations } from '../../edge/graphql/documents/compiledOperations.ts';
import { createCustomerCarts } from '../../edge/session/customerCarts.ts';
import { DeviceCookie, type Device } from '../../edge/session/device.ts';
import { PasswordLimits } from '../../edge/limits/attempts/passwordLimits.ts';
import type { AttemptDelays } from '../../edge/limits/attempts/passwordLimits.rules.ts';
import type { Report } from '../../graph/reports.ts';
import { Session } from '../../edge/session/session.ts';
import { closeSources, openSources } from '../../edge/sources.ts';
import { maskSourceError } from '../../graph/sourceErrors.ts';
import { CallLog, type CallRecord } from '../../sources/transport/callLog.ts';
import type { SourceName } from '../../sources/transport/sourceNames.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { startTestSandbox } from './testSandbox.ts';

export interface Answer<Data> {
  data: Data;
  errors: readonly GraphQLFormattedError[];
  /** Upstream calls of this operation alone. */
  log: CallLog;
}

export interface Fault {
  source: SourceName;
  status?: number;
  delayMs?: number;
  drop?: boolean;
}

export interface Visitor {
  /** Runs one operation; its text carries `@inContext`. Throws when the text does not fit the schema. */
  ask<Data>(text: string, variables?: Record<string, unknown>): Promise<Answer<Data>>;
  session: Session;
  /** What its browser remembers over sessions. */
  device: Device;
}

export interface Shop {
  url: string;
  /** Folder of the sandbox's databases, one folder a source. */
  dataDir: string;
  /** A browser of its own, without session yet. */
  visitor(from?: { country?: string | null; address?: string }): Visitor;
  /** Upstreams forget what they kept: the next operation pays for everything itself. */
  coldSources(): Promise<void>;
  breakSource(fault: Fault): Promise<void>;
  mendSources(): Promise<void>;
  /** What was reported to whoever runs the shop, in order; tests may empty it. */
  reports: { message: string; facts: object }[];
  close(): Promise<void>;
}

/** As the gateway runs shipped operations. */
const compiled = new CompiledOperations(schema);
const documents = new Map<string, DocumentNode>();

/** @throws AggregateError when the text does not fit the schema. */
function documentOf(text: string): DocumentNode {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text);
  const invalid = validate(schema, document);
  if (invalid.length > 0) throw new AggregateError(invalid, invalid.map(({ message }) => message).join('\n'));
  documents.set(text, document);
  compiled.add(document);
  return document;
}

/** Milliseconds that one operation may take. */
const DEADLINE_MS = 15_000;

export interface ShopOptions {
  /** Puts something between the gateway and the shop API: takes the sandbox's origin, gives the one to use. */
  commerceVia?(url: string): Promise<string>;
  /** The same between the gateway and the content service. */
  contentVia?(url: string): Promise<string>;
  /** At least so many products; the brand's own ones when absent. */
  products?: number;
  /** What becomes of each entry that the sandbox's editors wrote. */
  rewriteEntry?: (draft: EntryDraft) => EntryDraft;
  /** Which search service it has: App Search unless told. */
  searchDriver?: 'elasticsearch';
  /** How strangers' tries of a password are spaced: as usual unless told. */
  passwordDelays?: AttemptDelays;
}

export async function startShop({
  commerceVia,
  contentVia,
  products,
  rewriteEntry,
  searchDriver,
  passwordDelays,
}: ShopOptions = {}): Promise<Shop> {
  const sandbox = await startTestSandbox({
    ...(products === undefined ? {} : { products }),
    rewriteEntry,
    searchDriver,
  });
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
    searchDriver,
  });
  const config = readConfig({
    ...environment,
    ...(commerceVia ? { COMMERCE_URL: `${await commerceVia(sandbox.url)}/api` } : {}),
    ...(contentVia ? { CONTENT_URL: `${await contentVia(sandbox.url)}/v3` } : {}),
  });
  const reports: Shop['reports'] = [];
  const report: Report = (message, facts = {}) => void reports.push({ message, facts });
  let sources = openSources(config, undefined, report);
  const state = embeddedState({ file: null });
  const attempts = new AttemptLimits(state);
  const customerCarts = createCustomerCarts(state.values);
  const passwords = new PasswordLimits(state, config.sessionSecret, passwordDelays);
  const devices = new DeviceCookie(config.sessionSecret, false);
  const control = async (method: 'PUT' | 'DELETE', body?: Fault): Promise<void> => {
    const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
      method,
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`faults: ${response.status} ${await response.text()}`);
  };

  return {
    url: sandbox.url,
    dataDir: sandbox.dataDir,
    reports,
    visitor({ country = null, address = '127.0.0.1' } = {}) {
      const session = new Session(null);
      const device = devices.open(undefined);
      return {
        session,
        device,
        async ask<Data>(text: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
          const document = documentOf(text);
          const operation = operationOf(document, null);
          const locale = (operation && localeOfOperation(operation, variables)) ?? 'en-us';
          const log = new CallLog();
          const deadline = performance.now() + DEADLINE_MS;
          const contextValue = contextsOf(sources, {
            session,
            markets: specifiedMarkets,
            imagesAlias: null,
            deadline,
            signal: new AbortController().signal,
            requestId: 'test',
            idempotencyKey: null,
            log,
            country,
            customerCarts,
            attempts: attempts.of(address),
            passwords: passwords.of({ address, device, deadline }),
            report,
          }).inMarket(locale);
          if (!contextValue) throw new Error(`${locale} is no locale`);
          refuseCostly(schema, document, null, variables);
          const result = await compiled.run(document, {
            contextValue,
            variableValues: variables,
            hideSuggestions: false,
          });
          const errors = (result.errors ?? []).map((error) => {
            const masked = maskSourceError(error, 'Unexpected error.');
            // What the mask hides from callers, a failing test has to show.
            if (
              'extensions' in masked &&
              (masked.extensions as { code?: string }).code === 'INTERNAL_SERVER_ERROR'
            )
              throw error;
            return (masked as typeof error).toJSON();
          });
          return { data: result.data as Data, errors, log };
        },
      };
    },
    async coldSources() {
      await closeSources(sources);
      sources = openSources(config, undefined, report);
    },
    breakSource: (fault) => control('PUT', fault),
    mendSources: () => control('DELETE'),
    async close() {
      await closeSources(sources);
      await state.close();
      await sandbox.close();
    },
  };
}

/** Calls that reached the wire, by source: what a budget is about. */
export function callsBySource(records: readonly CallRecord[]): Partial<Record<SourceName, number>> {
  const counts: Partial<Record<SourceName, number>> = {};
  for (const { source, attempts } of records) if (attempts > 0) counts[source] = (counts[source] ?? 0) + 1;
  return counts;
}
