import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startCheckingProxy, type CheckingProxy } from './checkingProxy.ts';

let target: Server;
let proxy: CheckingProxy;

async function openProxy(answer: RequestListener): Promise<void> {
  target = createServer(answer);
  await new Promise<void>((resolve) => target.listen(0, '127.0.0.1', resolve));
  proxy = await startCheckingProxy();
  proxy.passTo(`http://127.0.0.1:${(target.address() as AddressInfo).port}`);
}

const statusOf = async (path: string): Promise<number> => (await fetch(proxy.url + path)).status;

describe('the checking proxy', () => {
  afterEach(async () => {
    await proxy.close();
    await new Promise((resolve) => {
      target.close(resolve);
      target.closeAllConnections();
    });
  });

  it('loses no call to a target that closes connections after an answer', async () => {
    const used = new WeakSet<Socket>();
    await openProxy(({ socket }, outgoing) => {
      // As when its keep-alive timeout elapses while the next call is on the way.
      if (used.has(socket)) return void socket.destroy();
      used.add(socket);
      outgoing.end();
    });
    expect([await statusOf('/i/k2/one'), await statusOf('/i/k2/two')]).toEqual([200, 200]);
  });

  it('closes the connection of a call that the target drops', async () => {
    await openProxy(({ socket }) => void socket.destroy());
    await expect(statusOf('/i/k2/one')).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  });
});
