/** The upstreams of a running gateway: opened once from the configuration, closed once at the end. */
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { botcheckSource } from '../sources/botcheck/client.ts';
import { commerceSource } from '../sources/commerce/client.ts';
import { deliverySource } from '../sources/delivery/deliverySource.ts';
import { engineSource } from '../sources/engine/client.ts';
import { imagerySource } from '../sources/imagery/loaders.ts';
import type { OnOddField } from '../sources/transport/readAnswer.ts';
import { spendSource } from '../sources/spend/client.ts';
import type { AnswerStoreOf } from './state/sharedAnswerStores.ts';
import type { Report } from '../graph/reports.ts';

export type Sources = ReturnType<typeof openSources>;

/**
 * @param answersOf gives where a source's answers are kept; absent: in this process.
 * @param report is told of fields of settings that cannot be read.
 * @param log hears in debug mode what a source has to say of its own use.
 */
export function openSources(
  config: Pick<Config, 'commerce' | 'delivery' | 'engine' | 'imagery' | 'spend' | 'botCheck'>,
  answersOf?: AnswerStoreOf,
  report?: Report,
  log?: Pick<Logger, 'debug'>,
) {
  const spend = { ...config.spend, apiKey: config.delivery.apiKey };
  const onOddField: OnOddField = (facts) => report?.('a field of settings cannot be read', { ...facts });
  return {
    commerce: commerceSource({
      ...config.commerce,
      answers: answersOf?.('commerce', config.commerce),
      onOddField,
    }),
    delivery: deliverySource(
      { ...config.delivery, answers: answersOf?.('delivery', config.delivery), onOddField },
      (message, facts) => log?.debug({ source: 'delivery', ...facts }, message),
    ),
    engine: engineSource({ ...config.engine, answers: answersOf?.('engine', config.engine) }),
    imagery: imagerySource({ ...config.imagery, answers: answersOf?.('imagery', config.imagery) }),
    spend: spendSource({ ...spend, answers: answersOf?.('spend', spend), onOddField }),
    /** Null where forms are not guarded. */
    botcheck: config.botCheck && botcheckSource(config.botCheck),
  };
}

export async function closeSources(sources: Sources): Promise<void> {
  const { commerce, delivery, engine, imagery, spend, botcheck } = sources;
  const open = [commerce, delivery, engine, imagery.source, spend, ...(botcheck ? [botcheck.source] : [])];
  await Promise.all(open.map((source) => source.close()));
}
