/**
 * The sandbox in its own process, so that its work is not measured: [--products N] [--pictures], which draws pictures
 * only with the latter.
 */
import { parseArgs } from 'node:util';
import { openSandbox } from '../parts.ts';

const { values } = parseArgs({
  options: { products: { type: 'string' }, pictures: { type: 'boolean', default: false } },
});
const sandbox = await openSandbox({
  hasPictures: values.pictures,
  ...(values.products === undefined ? {} : { products: Number(values.products) }),
});
process.once('SIGTERM', () => void sandbox.close().finally(() => process.exit()));
process.send?.({ url: sandbox.url });
