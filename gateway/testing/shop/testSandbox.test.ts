/** Sandboxes of a run start from one copy: changes in one do not affect others. */
import { expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from './testSandbox.ts';

async function firstVariant({ url }: TestSandbox): Promise<{ variant_id: number }> {
  const response = await fetch(`${url}/api/products?limit=1&include=variants`, {
    headers: { 'x-bc-region': 'us' },
  });
  const { data } = (await response.json()) as { data: { variants: { variant_id: number }[] }[] };
  const variant = data[0]?.variants[0];
  if (!variant) throw new Error('no variant');
  return variant;
}

test('a changed sandbox leaves concurrent and later ones as seeded', async () => {
  const [changed, beside] = await Promise.all([startTestSandbox(), startTestSandbox()]);
  const seeded = await firstVariant(changed);
  const { status } = await fetch(`${changed.url}/__sandbox/variants/${seeded.variant_id}`, {
    method: 'PUT',
    body: JSON.stringify({ price: 4321 }),
  });
  expect(status).toBe(204);
  expect(await firstVariant(changed)).not.toEqual(seeded);
  await changed.close();
  const after = await startTestSandbox();
  expect([await firstVariant(beside), await firstVariant(after)]).toEqual([seeded, seeded]);
  await Promise.all([beside.close(), after.close()]);
});
