/** `node largeSandbox.ts DIRECTORY PRODUCTS`: the sandbox of a large shop in its own process. Sends `{ url }` to its parent. */
import { startSandbox } from '../../sandbox/sandbox.ts';

const [dataDir = '', products = ''] = process.argv.slice(2);
const sandbox = await startSandbox({
  dataDir,
  products: Number(products),
  port: 0,
  fresh: true,
  isUnindexed: true,
});
process.once('disconnect', () => void sandbox.close().finally(() => process.exit()));
process.send?.({ url: sandbox.url });
