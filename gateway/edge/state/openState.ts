/** Opens the shared state: Redis or Valkey if configured, else in this process. */
import type { Config } from '../../config/config.ts';
import { embeddedState } from './embeddedState.ts';
import { redisState } from './redisState.ts';
import type { SharedState } from './SharedState.ts';
import { sturdyState, type SturdyLog } from './sturdyState.ts';

/** @param log is told once about an outage and once about the recovery. Absent for commands, which fail instead. */
export function openState(config: Pick<Config, 'redisUrl' | 'stateFile'>, log?: SturdyLog): SharedState {
  if (config.redisUrl === null) return embeddedState({ file: config.stateFile });
  const shared = redisState(config.redisUrl);
  return log ? sturdyState(shared, log) : shared;
}
