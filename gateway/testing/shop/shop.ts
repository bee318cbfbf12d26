/**
 * The real schema over the real sandbox on a free port, for tests of resolvers. Every operation is a separate request
 * with fresh loaders and call log; a visitor is a session that keeps its carts between operations.
 */
import { parse, validate, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { readConfig } from '../../config/config.ts';
import { contextsOf } from '../../graph/context.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';
import { issueSandboxProCodes } from '../../sandbox/proCodes.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { schema } from '../../graph/schema.ts';
import { refuseCostly } from '../../graph/queryCost.ts';
import { localeOfOperation, operationOf } from '../../edge/graphql/inContext.ts';
import { AttemptLimits } from '../../edge/limits/attempts/attemptLimits.ts';
import { CompiledOperations } from '../../edge/graphql/documents/compiledOperations.ts';
import { noProductChanges } from '../../edge/changes/createChanges.ts';
import { createCustomerCarts } from '../../edge/session/customerCarts.ts';
import { DeviceCookie, type Device } from '../../edge/session/device.ts';
import { PasswordLimits } from '../../edge/limits/attempts/passwordLimits.ts';
import type { AttemptDelays } from '../../edge/limits/attempts/passwordLimits.rules.ts';
import type { Report } from '../../graph/reports.ts';
import { Session } from '../../edge/session/session.ts';
import { closeSources, commerceState, openSources } from '../../edge/sources.ts';
import { maskSourceError } from '../../graph/sourceErrors.ts';
import { CallLog, type CallRecord } from '../../sources/transport/callLog.ts';
import type { SourceName } from '../../sources/transport/sourceNames.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { startTestSandbox } from './testSandbox.ts';

export interface Answer<Data> {
  data: Data;
  errors: readonly GraphQLFormattedError[];
  hints: readonly string[];
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
  /** Runs one operation; its text carries `@inContext`. Throws when the text is invalid. */
  ask<Data>(text: string, variables?: Record<string, unknown>): Promise<Answer<Data>>;
  session: Session;
  /** Browser state beyond the session. */
  device: Device;
}

export interface Shop {
  url: string;
  /** Folder of the sandbox's databases, one folder per source. */
  dataDir: string;
  /** A new browser, without a session. */
  visitor(from?: { country?: string | null; address?: string }): Visitor;
  /** Empties the sources' caches. @param driver of commerce from now on; absent: as before. */
  coldSources(driver?: CommerceDriver): Promise<void>;
  breakSource(fault: Fault): Promise<void>;
  mendSources(): Promise<void>;
  /** Error reports, in order; tests may empty the list. */
  reports: { message: string; facts: object }[];
  close(): Promise<void>;
}

/** Compiled, as the gateway runs shipped operations. */
const compiled = new CompiledOperations(schema);
const documents = new Map<string, DocumentNode>();

/** @throws AggregateError when the text is invalid. */
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

/** Milliseconds that an operation may take. */
const DEADLINE_MS = 15_000;

export type CommerceDriver = 'shop-api' | 'bigcommerce';

export interface ShopOptions {
  /** Inserts a proxy between gateway and shop API: takes the sandbox's origin, returns the one to use. */
  commerceVia?(url: string): Promise<string>;
  /** The same for the content service. */
  contentVia?(url: string): Promise<string>;
  /** Minimum number of products; the brand's own by default. */
  products?: number;
  /** Transforms each of the sandbox's entries. */
  rewriteEntry?: (draft: EntryDraft) => EntryDraft;
  /** Search service: App Search by default. */
  searchDriver?: 'elasticsearch';
  /** API of the store: the shop API by default. */
  commerceDriver?: CommerceDriver;
  /** Delays between strangers' password attempts: the usual ones by default. */
  passwordDelays?: AttemptDelays;
}

export async function startShop({
  commerceVia,
  contentVia,
  products,
  rewriteEntry,
  searchDriver,
  commerceDriver,
  passwordDelays,
}: ShopOptions = {}): Promise<Shop> {
  const sandbox = await startTestSandbox({
    ...(products === undefined ? {} : { products }),
    rewriteEntry,
    searchDriver,
  });
  const vias = {
    ...(commerceVia ? { COMMERCE_URL: `${await commerceVia(sandbox.url)}/api` } : {}),
    ...(contentVia ? { CONTENT_URL: `${await contentVia(sandbox.url)}/v3` } : {}),
  };
  const configFor = (driver: CommerceDriver | undefined) =>
    readConfig({
      ...sandboxEnvironment({
        url: sandbox.url,
        sessionSecret: 'for tests only, long enough to seal',
        port: 0,
        searchDriver,
        commerceDriver: driver,
      }),
      ...vias,
    });
  let config = configFor(commerceDriver);
  const reports: Shop['reports'] = [];
  const report: Report = (message, facts = {}) => void reports.push({ message, facts });
  const state = embeddedState({ file: null });
  const issueProCodes = async (driver: CommerceDriver | undefined): Promise<void> => {
    if (driver === 'bigcommerce') await issueSandboxProCodes(commerceState(state).proCodes, Date.now());
  };
  await issueProCodes(commerceDriver);
  let sources = openSources(config, state, undefined, report);
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
          const hints = new Set<string>();
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
            changes: noProductChanges,
            attempts: attempts.of(address),
            passwords: passwords.of({ address, device, deadline }),
            report,
            hints,
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
            // Failing tests must show the errors that masking hides from callers.
            if (
              'extensions' in masked &&
              (masked.extensions as { code?: string }).code === 'INTERNAL_SERVER_ERROR'
            )
              throw error;
            return (masked as typeof error).toJSON();
          });
          return { data: result.data as Data, errors, log, hints: [...hints] };
        },
      };
    },
    async coldSources(driver) {
      if (driver) config = configFor(driver);
      await issueProCodes(driver);
      await closeSources(sources);
      sources = openSources(config, state, undefined, report);
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

/** Calls on the wire, by source, for call budgets. */
export function callsBySource(records: readonly CallRecord[]): Partial<Record<SourceName, number>> {
  const counts: Partial<Record<SourceName, number>> = {};
  for (const { source, attempts } of records) if (attempts > 0) counts[source] = (counts[source] ?? 0) + 1;
  return counts;
}
