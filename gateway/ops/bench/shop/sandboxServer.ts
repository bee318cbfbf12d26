/**
 * The sandbox in a process of its own, so that its work is nobody's who is measured: [--products N] [--pictures], which
 * are drawn only where it says so.
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
