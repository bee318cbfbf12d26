/** The sandbox in a process of its own, so that its work is nobody's who is measured. Argument: how many products. */
import { openSandbox } from '../parts.ts';

const products = process.argv[2];
const sandbox = await openSandbox(products === undefined ? {} : { products: Number(products) });
process.once('SIGTERM', () => void sandbox.close().finally(() => process.exit()));
process.send?.({ url: sandbox.url });
