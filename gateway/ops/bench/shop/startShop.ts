/** Starts the shop as in production, in a measured process. Needs a build. */
import { existsSync } from 'node:fs';
import { MeasuredServer } from '../measure/MeasuredServer.ts';
import { root } from '../parts.ts';
import { freePort } from '../../../testing/shop/freePort.ts';

export interface ShopStart {
  environment: Readonly<Record<string, string>>;
  name?: string;
  core?: number;
  options?: readonly string[];
}

export async function startShop(start: ShopStart): Promise<MeasuredServer> {
  const { environment, name = 'this project', core, options } = start;
  if (!existsSync(`${root}dist/client`)) throw new Error('there is no build: npm run build');
  const port = await freePort();
  return MeasuredServer.start({
    name,
    file: 'gateway/main.ts',
    cwd: root,
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port) },
    readyAt: `http://127.0.0.1:${port}/health/ready`,
    ...(core === undefined ? {} : { core }),
    ...(options ? { options } : {}),
  });
}
