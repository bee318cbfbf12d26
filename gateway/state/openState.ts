/** Chooses who keeps what the gateway's copies share: this process, as long as it is the only one. */
import type { Config } from '../config.ts';
import { embeddedState } from './embeddedState.ts';
import type { SharedState } from './SharedState.ts';

export function openState(config: Pick<Config, 'redisUrl' | 'stateFile'>): SharedState {
  return embeddedState({ file: config.stateFile });
}
