/** What browsers have, and happy-dom leaves to Node: a virtual machine's context has none of Node's own globals. */
import { BroadcastChannel } from 'node:worker_threads';

// Node's channels reach every worker thread of the process; test files that run at the same time must not hear each other.
const file = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`);
  }
};
