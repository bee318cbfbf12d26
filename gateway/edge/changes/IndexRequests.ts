/** Asks the indexer, which runs in a process of its own, for a run before its usual time. */
import { randomUUID } from 'node:crypto';
import type { Records, SharedState } from '../state/SharedState.ts';

const LATEST = 'latest';

export class IndexRequests {
  readonly #requests: Records;

  constructor(state: Pick<SharedState, 'records'>) {
    this.#requests = state.records('index-requests');
  }

  /** @throws StateUnavailableError */
  async add(): Promise<void> {
    await this.#requests.set(LATEST, randomUUID());
  }

  /** Another one after each request; null before the first. */
  latest(): Promise<string | null> {
    return this.#requests.get(LATEST);
  }
}
