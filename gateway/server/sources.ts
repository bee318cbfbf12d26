/** The five upstreams of a running gateway: opened once from the configuration, closed once at the end. */
import type { Config } from '../config.ts';
import { commerceSource } from '../sources/commerce/client.ts';
import { deliverySource } from '../sources/delivery/deliverySource.ts';
import { engineSource } from '../sources/engine/client.ts';
import { imagerySource } from '../sources/imagery/loaders.ts';
import { spendSource } from '../sources/spend/client.ts';

export type Sources = ReturnType<typeof openSources>;

export function openSources(config: Pick<Config, 'commerce' | 'delivery' | 'engine' | 'imagery' | 'spend'>) {
  return {
    commerce: commerceSource(config.commerce),
    delivery: deliverySource(config.delivery),
    engine: engineSource(config.engine),
    imagery: imagerySource(config.imagery),
    spend: spendSource({ ...config.spend, apiKey: config.delivery.apiKey }),
  };
}

export async function closeSources({ commerce, delivery, engine, imagery, spend }: Sources): Promise<void> {
  await Promise.all([commerce, delivery, engine, imagery.source, spend].map((source) => source.close()));
}
