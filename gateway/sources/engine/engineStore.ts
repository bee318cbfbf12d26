/** Where an index run writes to, opened by the driver that the configuration names. */
import type { Source } from '../transport/source.ts';
import { AppSearchStore, engineWriteSource, type AskEngine } from './appSearchStore.ts';
import type { EngineConfig } from './client.ts';
import type { DocumentStore } from './documentStore.ts';
import { elasticStore } from './elastic/elasticStore.ts';
import { elasticWriteSource } from './elastic/elasticDriver.ts';

export interface EngineStore {
  source: Source;
  /** `ask` asks the source, each call with a deadline of its own. */
  open(ask: AskEngine): DocumentStore;
}

/** `key` is a private one. */
export function engineStore(config: EngineConfig): EngineStore {
  return config.driver === 'elasticsearch'
    ? { source: elasticWriteSource(config), open: (ask) => elasticStore(ask, config.engine) }
    : { source: engineWriteSource(config), open: (ask) => new AppSearchStore(ask) };
}
