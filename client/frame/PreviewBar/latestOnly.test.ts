import { expect, test } from 'vitest';
import { latestOnly } from './latestOnly.ts';

test('one call runs at a time; of those made meanwhile only the last runs', async () => {
  const ran: string[] = [];
  const open: (() => void)[] = [];
  const call = latestOnly(async (input: string) => {
    ran.push(input);
    await new Promise<void>((resolve) => open.push(resolve));
  });
  call('a');
  call('b');
  call('c');
  expect(ran).toEqual(['a']);
  open[0]?.();
  await expect.poll(() => ran).toEqual(['a', 'c']);
  open[1]?.();
  await new Promise((resolve) => setTimeout(resolve));
  call('d');
  expect(ran).toEqual(['a', 'c', 'd']);
});
