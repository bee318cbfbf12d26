/**
 * Plain graphql-yoga over this shop's schema and sources: no persisted operations, limits, logs, metrics or session.
 * Reference for the gateway's server code. Argument: the environment of a gateway, as JSON.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import { readConfig } from '../../../config/config.ts';
import { contextsOf } from '../../../graph/context.ts';
import { specifiedMarkets } from '../../../graph/region/markets/specifiedMarkets.rules.ts';
import { schema } from '../../../graph/schema.ts';
import { AttemptLimits } from '../../../edge/limits/attempts/attemptLimits.ts';
import { noProductChanges } from '../../../edge/changes/createChanges.ts';
import { createCustomerCarts } from '../../../edge/session/customerCarts.ts';
import { DeviceCookie } from '../../../edge/session/device.ts';
import { localeOfOperation, operationOf } from '../../../edge/graphql/inContext.ts';
import { PasswordLimits } from '../../../edge/limits/attempts/passwordLimits.ts';
import { Session } from '../../../edge/session/session.ts';
import { openSources } from '../../../edge/sources.ts';
import { CallLog } from '../../../sources/transport/callLog.ts';
import { openState } from '../../../edge/state/openState.ts';
import { createLog } from '../../../edge/monitoring/log.ts';

const config = readConfig(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
const state = openState(config, createLog('silent'));
const sources = openSources(config, state);
const attempts = new AttemptLimits(state).of('127.0.0.1');
const passwords = new PasswordLimits(state, config.sessionSecret);
const device = new DeviceCookie(config.sessionSecret, false).open(undefined);
const customerCarts = createCustomerCarts(state.values);

/** Yoga would copy a context of its `context` option, and a copy has no getters. */
const useContext: Plugin = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { request } = args.contextValue as YogaInitialContext;
    const operation = operationOf(args.document, args.operationName);
    const locale = (operation && localeOfOperation(operation, args.variableValues ?? {})) ?? 'en-us';
    const deadline = performance.now() + config.requestDeadlineMs;
    const contextValue = contextsOf(sources, {
      session: new Session(null),
      markets: specifiedMarkets,
      imagesAlias: null,
      deadline,
      signal: request.signal,
      requestId: randomUUID(),
      idempotencyKey: null,
      log: new CallLog(),
      country: null,
      customerCarts,
      changes: noProductChanges,
      attempts,
      passwords: passwords.of({ address: '127.0.0.1', device, deadline }),
      report: () => {},
    }).inMarket(locale);
    setExecuteFn((run) => executeFn({ ...run, contextValue } as typeof run) as unknown);
  },
};

const yoga = createYoga({ schema, logging: false, maskedErrors: false, plugins: [useContext] });
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
