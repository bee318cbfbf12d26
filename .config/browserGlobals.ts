/** Globals that browsers have and happy-dom takes from Node: a `vm` context has none of Node's. */
import { BroadcastChannel } from 'node:worker_threads';

// Node's channels reach every worker thread of the process; test files that run at the same time must not hear each other.
const file = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`);
  }
};
