import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createCart } from './shopApi/cartCalls.ts';
import { createCartWithin, canAwaitLateCart } from './lateCart.ts';
import type { CartJson } from './carts.ts';

const cart = { id: 'cart-1' } as CartJson;

function creating(create: () => Promise<CartJson>) {
  const remove = vi.fn(async () => undefined);
  return { remove, answer: createCartWithin({ call: createCart, withinMs: 20, create, remove }) };
}

test('a cart whose response is in time stays', async () => {
  const { answer, remove } = creating(async () => cart);
  expect(await answer).toBe(cart);
  await sleep(30);
  expect(remove).not.toHaveBeenCalled();
});

test('a cart whose response is late is deleted, and counts as lost', async () => {
  const { answer, remove } = creating(() => sleep(40, cart));
  await expect(answer).rejects.toMatchObject({ code: 'SOURCE_TIMEOUT', call: 'createCart', isLost: true });
  expect(remove).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith(cart));
});

test('a refusal rejects when it is in time, and is ignored when it is late', async () => {
  await expect(creating(() => Promise.reject(new Error('no'))).answer).rejects.toThrow('no');
  const { answer, remove } = creating(() => sleep(30).then(() => Promise.reject(new Error('no'))));
  await expect(answer).rejects.toMatchObject({ code: 'SOURCE_TIMEOUT' });
  await sleep(30);
  expect(remove).not.toHaveBeenCalled();
});

test('the number of late responses awaited is limited', async () => {
  const release = Promise.withResolvers<CartJson>();
  const all = Array.from({ length: 8 }, () => creating(() => release.promise));
  expect(canAwaitLateCart()).toBe(false);
  await Promise.allSettled(all.map(({ answer }) => answer));
  expect(canAwaitLateCart()).toBe(false);
  release.resolve(cart);
  await vi.waitFor(() => expect(canAwaitLateCart()).toBe(true));
  for (const { remove } of all) expect(remove).toHaveBeenCalledOnce();
});
