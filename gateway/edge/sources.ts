/** The upstream sources of a gateway: opened at its start, closed at its end. */
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { botcheckSource } from '../sources/botcheck/botcheck.ts';
import type { BigCommerceState } from '../sources/commerce/bigcommerce/bigCommerce.ts';
import { commerceSource } from '../sources/commerce/commerce.ts';
import { deliverySource } from '../sources/delivery/client/deliverySource.ts';
import { engineSource } from '../sources/engine/engine.ts';
import { imagerySource } from '../sources/imagery/imagery.ts';
import type { OnInvalidField } from '../sources/transport/parseResponse.ts';
import { spendSource } from '../sources/spend/spend.ts';
import { contentProblem, searchProblem } from './monitoring/sourceProblems.rules.ts';
import type { AnswerCacheOf } from './state/sharedAnswerCaches.ts';
import type { SharedState } from './state/SharedState.ts';
import type { Report } from '../graph/reports.ts';

export type Sources = ReturnType<typeof openSources>;

/**
 * @param state shared by replicas, for what a commerce service does not keep itself.
 * @param answersOf cache for a source's answers; absent: in this process.
 * @param report called with unreadable fields of settings, and with what is wrong in the configuration.
 * @param log debug messages of sources.
 */
export function openSources(
  config: Pick<
    Config,
    'commerce' | 'delivery' | 'engine' | 'imagery' | 'spend' | 'botCheck' | 'sessionSecret'
  >,
  state: CommerceState,
  answersOf?: AnswerCacheOf,
  report?: Report,
  log?: Pick<Logger, 'debug'>,
) {
  const spend = { ...config.spend, apiKey: config.delivery.apiKey };
  const onInvalidField: OnInvalidField = (facts) =>
    report?.('a field of settings cannot be read', { ...facts });
  const tell = (problem: string | null): void => {
    if (problem !== null) report?.(problem);
  };
  return {
    commerce: commerceSource({
      ...config.commerce,
      answers: answersOf?.('commerce', config.commerce),
      onInvalidField,
      shared: { secret: config.sessionSecret, state: commerceState(state), report },
    }),
    delivery: deliverySource(
      {
        ...config.delivery,
        answers: answersOf?.('delivery', config.delivery),
        onInvalidField,
        onFailure: (error) => tell(contentProblem(error)),
      },
      (message, facts) => log?.debug({ source: 'delivery', ...facts }, message),
    ),
    engine: engineSource({
      ...config.engine,
      answers: answersOf?.('engine', config.engine),
      onFailure: (error, text) => tell(searchProblem(error, text)),
    }),
    imagery: imagerySource({ ...config.imagery, answers: answersOf?.('imagery', config.imagery) }),
    spend: spendSource({ ...spend, answers: answersOf?.('spend', spend), onInvalidField }),
    /** Null when forms are not protected. */
    botcheck: config.botCheck && botcheckSource(config.botCheck),
  };
}

export type CommerceState = Pick<SharedState, 'values' | 'records' | 'limiter'>;

/** What BigCommerce does not keep, in the shared state. */
export function commerceState(state: CommerceState): BigCommerceState {
  return {
    signIns: state.values,
    spend: state.values,
    notices: state.records('stock-notices'),
    proCodes: state.records('pro-codes'),
    quotaCounter: (limit) => state.limiter(`bigcommerce-${limit.points}-${limit.seconds}`, limit),
  };
}

export async function closeSources(sources: Sources): Promise<void> {
  const { commerce, delivery, engine, imagery, spend, botcheck } = sources;
  const open = [commerce, delivery, engine, imagery.source, spend, ...(botcheck ? [botcheck.source] : [])];
  await Promise.all(open.map((source) => source.close()));
}
