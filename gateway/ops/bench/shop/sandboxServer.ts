/**
 * The sandbox in its own process, so that its work is not measured: [--products N] [--pictures] [--redis URL]. It draws
 * pictures, and records its products for the log of changes, only when asked.
 */
import { parseArgs } from 'node:util';
import { openSandbox } from '../parts.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    redis: { type: 'string' },
  },
});
const sandbox = await openSandbox({
  hasPictures: values.pictures,
  redisUrl: values.redis,
  ...(values.products === undefined ? {} : { products: Number(values.products) }),
});
process.once('SIGTERM', () => void sandbox.close().finally(() => process.exit()));
process.send?.({ url: sandbox.url });
