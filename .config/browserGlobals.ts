/** What browsers have, and happy-dom leaves to Node: a virtual machine's context has none of Node's own globals. */
import { BroadcastChannel } from 'node:worker_threads';

Object.assign(globalThis, { BroadcastChannel });
