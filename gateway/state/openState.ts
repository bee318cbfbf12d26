/** Chooses who keeps what the gateway's copies share: a Redis or Valkey that is named, else this process alone. */
import type { Config } from '../config.ts';
import { embeddedState } from './embeddedState.ts';
import { redisState } from './redisState.ts';
import type { SharedState } from './SharedState.ts';
import { sturdyState, type SturdyLog } from './sturdyState.ts';

/** @param log hears once that the shared state is away, and once that it is back. Absent for commands, which fail. */
export function openState(config: Pick<Config, 'redisUrl' | 'stateFile'>, log?: SturdyLog): SharedState {
  if (config.redisUrl === null) return embeddedState({ file: config.stateFile });
  const shared = redisState(config.redisUrl);
  return log ? sturdyState(shared, log) : shared;
}
