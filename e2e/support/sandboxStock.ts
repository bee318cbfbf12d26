/** Changes stock and prices in the sandbox during a journey. */
import { expect, type APIRequestContext } from 'playwright/test';
import { queryGateway } from './queryGateway.ts';

export interface StoreVariant {
  id: number;
  /** Currency units. */
  price: number;
}

/** A variant of the American store by its options, such as `['Spruce', '177']`. */
export async function findVariant(
  request: APIRequestContext,
  handle: string,
  choice: readonly string[],
): Promise<StoreVariant> {
  interface Offer {
    id: string;
    selections: { value: string }[];
    price: { current: { amount: string } };
  }
  const { product } = await queryGateway<{ product: { variants: Offer[] } }>(
    request,
    'en-us',
    `{ product(handle: $handle) { ... on Product { variants { id selections { value } price { current { amount } } } } } }`,
    { handle },
  );
  const found = product.variants.find(({ selections }) =>
    choice.every((value) => selections.some((one) => one.value === value)),
  );
  expect(found, `${handle} in ${choice.join(', ')}`).toBeDefined();
  // A node id ends with the store's own.
  const store = Buffer.from(found?.id ?? '', 'base64')
    .toString()
    .split('/')
    .at(-1);
  return { id: Number(store), price: Number(found?.price.current.amount ?? 0) };
}

/** @param sandbox its origin. */
export async function changeVariant(
  request: APIRequestContext,
  sandbox: string,
  { id }: StoreVariant,
  change: { stock?: number; price?: number },
): Promise<void> {
  const answer = await request.put(`${sandbox}/__sandbox/variants/${id}`, { data: change });
  expect(answer.status()).toBe(204);
}
