/** Opens the shared state: Redis or Valkey if configured, else in this process. */
import type { Config } from '../../config/config.ts';
import { embeddedState } from './embeddedState.ts';
import { redisState } from './redisState.ts';
import type { SharedState } from './SharedState.ts';
import { resilientState, type StateLog } from './resilientState.ts';

/** @param log is told once about an outage and once about the recovery. Absent for commands, which fail instead. */
export function openState(config: Pick<Config, 'redisUrl' | 'stateFile'>, log?: StateLog): SharedState {
  if (config.redisUrl === null) return embeddedState({ file: config.stateFile });
  const shared = redisState(config.redisUrl);
  return log ? resilientState(shared, log) : shared;
}
