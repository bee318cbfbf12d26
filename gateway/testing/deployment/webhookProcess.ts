/**
 * What a gateway runs to send webhooks, as a process of its own that starts at once. Argument: URL of Redis. Sends its
 * attempts by outcome when it is ready, and as the answer to any message.
 */
import { pino } from 'pino';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { ChangeFeed } from '../../edge/changes/ChangeFeed.ts';
import { ChangeLog } from '../../edge/changes/ChangeLog.ts';
import { openState } from '../../edge/state/openState.ts';
import { createPost } from '../../edge/webhooks/postWebhook.ts';
import { WebhookDelivery } from '../../edge/webhooks/WebhookDelivery.ts';

const log = pino({ level: 'warn' });
const state = openState({ redisUrl: process.argv[2] ?? '', stateFile: null }, log);
const changeLog = new ChangeLog(state, { days: 7, entries: 1_000 });
const delivery = new WebhookDelivery({
  state,
  changeLog,
  feed: new ChangeFeed(changeLog, new Invalidations()),
  markets: { current: () => specifiedMarkets },
  post: createPost(true).post,
  log,
});
await state.ping();
// More often than a gateway looks: the test ends sooner, and the two meet more often.
setInterval(() => void delivery.run(), 100);
process.on('message', () => process.send?.(delivery.attempts()));
process.send?.(delivery.attempts());
