/** Opens the shared state: Redis or Valkey if configured, else in this process. */
import type { Config } from '../../config/config.ts';
import { embeddedState } from './embeddedState.ts';
import { redisState } from './redisState.ts';
import type { SharedState } from './SharedState.ts';
import { resilientState, type StateLog } from './resilientState.ts';

/** Milliseconds that a command of a person waits for an answer, also on a busy machine. */
const PATIENCE_MS = 10_000;

/**
 * @param log is told once about an outage and once about the recovery. Absent for commands, which wait for longer and then
 * fail.
 */
export function openState(config: Pick<Config, 'redisUrl' | 'stateFile'>, log?: StateLog): SharedState {
  if (config.redisUrl === null) return embeddedState({ file: config.stateFile });
  return log
    ? resilientState(redisState(config.redisUrl), log)
    : redisState(config.redisUrl, { timeoutMs: PATIENCE_MS });
}
