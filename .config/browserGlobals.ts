/** Browser globals that happy-dom takes from Node: a `vm` context has none of Node's. */
import { BroadcastChannel } from 'node:worker_threads';

// Node's BroadcastChannel reaches every worker thread of the process; concurrent test files must not receive each
// other's messages.
const file = crypto.randomUUID();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${file} ${name}`);
  }
};
