/** The shop that the rows provoke to refuse, its visitors, and a commerce service that refuses on request. */
import { getNamedType, isUnionType } from 'graphql';
import { expect } from 'vitest';
import { splitVariantKey } from '../../../graph/catalog/variants/variantId.ts';
import { keyOfNode } from '../../../graph/nodeId.ts';
import { splitMarketId } from '../../../graph/region/markets/marketId.ts';
import { schema } from '../../../graph/schema.ts';
import { locales } from '../../../sandbox/brand/types.ts';
import type { EntryDraft } from '../../../sandbox/delivery/seed/draft.ts';
import { startOverridingProxy, type OverridingProxy } from '../../faults/overridingProxy.ts';
import { caller } from '../../shop/accountOperations.ts';
import { add, buyable, variants } from '../../shop/cartOperations.ts';
import { startShop, type Shop, type Visitor } from '../../shop/shop.ts';
import { signedIn } from '../../shop/signedInVisitors.ts';
import type { Sent } from './refusalRow.ts';

let shop: Shop;
let commerce: OverridingProxy;

export async function openRefusingShop(): Promise<void> {
  shop = await startShop({
    commerceVia: async (url) => {
      commerce = await startOverridingProxy(url);
      return commerce.url;
    },
    rewriteEntry: (draft) => (draft.contentType === 'brand_settings' ? withAmericanCheckout(draft) : draft),
  });
}

export async function closeRefusingShop(): Promise<void> {
  await shop.close();
  await commerce.close();
}

/** Brand settings where other stores than the American one have no checkout. */
function withAmericanCheckout(draft: EntryDraft): EntryDraft {
  const checkouts = (draft.fields['checkout_addresses'] as { region: string }[]).filter(
    ({ region }) => region === 'us',
  );
  const fields = { ...draft.fields, checkout_addresses: checkouts };
  return { ...draft, fields, localised: {}, publishedIn: locales };
}

interface Answer {
  __typename: string;
  code?: string;
  path?: string[] | null;
  fields?: { code: string; path: string[] }[];
}

export const argumentsOf = (mutation: string) => schema.getMutationType()?.getFields()[mutation]?.args ?? [];

export async function send(
  visitor: Visitor,
  mutation: string,
  input: object,
  locale: string,
): Promise<Answer> {
  const [argument] = argumentsOf(mutation);
  const members = refusalsOf(mutation);
  const invalid = members.includes('InvalidFields') ? '... on InvalidFields { fields { code path } }' : '';
  const { data, errors } = await visitor.ask<Record<string, Answer> | null>(
    `mutation ($locale: Locale!, $input: ${argument?.type}) @inContext(locale: $locale) {
      ${mutation}(input: $input) { __typename ... on Refusal { code path } ${invalid} } }`,
    { locale, input },
  );
  const answer = data?.[mutation];
  if (!answer) throw new Error(JSON.stringify(errors));
  return answer;
}

/** Members of the mutation's result union that are refusals. */
export function refusalsOf(mutation: string): string[] {
  const type = schema.getMutationType()?.getFields()[mutation]?.type;
  const result = type && getNamedType(type);
  return isUnionType(result)
    ? result
        .getTypes()
        .filter((member) => member.getInterfaces().some(({ name }) => name === 'Refusal'))
        .map(({ name }) => name)
    : [];
}

export const guest = (input: object, locale = 'en-us'): Sent => ({ visitor: caller(shop), input, locale });
export const customer = async (input: object): Promise<Sent> => ({
  visitor: await signedIn(shop, 'shopper.us'),
  input,
});

/** A guest who sent the same a number of times. */
export async function again(times: number, mutation: string, sent: Sent): Promise<Sent> {
  for (let time = 0; time < times; time += 1)
    await send(sent.visitor, mutation, sent.input, sent.locale ?? 'en-us');
  return sent;
}

/** Commerce refuses calls of this kind from now on, until the row is over. */
export function refuse<Kept>(method: string, path: string, type: string, errors: object, kept: Kept): Kept {
  commerce.answer(`/api${path}`, {
    method,
    status: 422,
    json: { status: 422, title: 'Refused', type, errors },
  });
  return kept;
}

export async function withLine(): Promise<{ visitor: Visitor; lineId: string; units: number }> {
  const visitor = caller(shop);
  const few = (await variants(shop)).find(({ availability }) => availability === 'LOW_STOCK');
  const { data } = await add(visitor, few?.id ?? '');
  return { visitor, lineId: data.addCartItem.cart?.lines[0]?.id ?? '', units: few?.unitsLeft ?? 0 };
}

export async function variantThatIs(availability: string, locale = 'en-us'): Promise<string> {
  const found = (await variants(shop, locale)).find((one) => one.availability === availability);
  if (!found) throw new Error(`no variant is ${availability}`);
  return found.id;
}

/** A variant that can be bought. */
export const someVariant = (): Promise<string> => buyable(shop);

export async function withSoldOutLine(): Promise<Sent> {
  const visitor = caller(shop);
  const variantId = await buyable(shop);
  await add(visitor, variantId);
  await sellOut(variantId);
  return { visitor, input: {} };
}

export async function withGermanLine(): Promise<Sent> {
  const visitor = caller(shop);
  await add(visitor, await buyable(shop, 'de-de'), 1, 'de-de');
  return { visitor, input: {}, locale: 'de-de' };
}

export async function ownAddress(more: object): Promise<Sent> {
  const visitor = await signedIn(shop, 'shopper.us');
  const { data } = await visitor.ask<{ viewer: { addresses: { id: string }[] } }>(
    'query @inContext(locale: "en-us") { viewer { addresses { id } } }',
  );
  return { visitor, input: { id: data.viewer.addresses[0]?.id, ...more } };
}

async function sellOut(variant: string): Promise<void> {
  const key = splitVariantKey(splitMarketId(keyOfNode('Variant', variant) ?? '')?.key ?? '');
  const response = await fetch(`${shop.url}/__sandbox/variants/${key?.variantId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stock: 0 }),
  });
  expect(response.status).toBe(204);
  await shop.coldSources();
}

/** Commerce answers again as it does. */
export function stopRefusing(): void {
  for (const start of ['/api/cart', '/api/cart/', '/api/customers/', '/api/customers/create'])
    commerce.answer(start, null);
}
