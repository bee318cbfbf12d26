/** Cart operations of a visitor, for tests. */
import type { Shop, Visitor } from './shop.ts';

const cartFields = `id totalQuantity baseAmount { amount } subtotal { amount currency { code } formatted }
  freeShipping { threshold { amount } remaining { amount } isReached }
  lines { id title variantId selections { name value } image { name } path quantity
    price { current { amount formatted } highest { amount } regular { amount } isOnSale isRetailPrice isRegularRetailPrice }
    unitPrice { amount } regularUnitPrice { amount } lineTotal { amount } availability maxQuantity product { handle } }`;

export interface Line {
  id: string;
  variantId: string;
  title: string;
  quantity: number;
  path: string;
  price: object;
  unitPrice: { amount: string };
  regularUnitPrice: { amount: string } | null;
  lineTotal: { amount: string };
  maxQuantity: number | null;
  product: { handle: string } | null;
}
export interface Cart {
  id: string;
  totalQuantity: number;
  subtotal: { amount: string; currency: { code: string } };
  freeShipping: { threshold: { amount: string }; remaining: { amount: string }; isReached: boolean } | null;
  lines: Line[];
}
export interface Result {
  __typename: string;
  message?: string;
  available?: number;
  cart?: Cart | null;
  line?: Line | null;
  removedLineId?: string;
}

export const add = (visitor: Visitor, variantId: string, quantity = 1, locale = 'en-us') =>
  visitor.ask<{ addCartItem: Result }>(
    `mutation ($locale: Locale!, $input: AddCartItemInput!) @inContext(locale: $locale) {
      addCartItem(input: $input) { __typename ... on Refusal { message } ... on InsufficientStock { available }
        ... on AddCartItemPayload { cart { ${cartFields} } line { id quantity } } } }`,
    { locale, input: { variantId, quantity } },
  );
export interface SeveralResult {
  __typename: string;
  message?: string;
  path?: string[] | null;
  cart?: Cart;
  lines?: { variantId: string; quantity: number }[];
}
export const addSeveral = (visitor: Visitor, items: readonly { variantId: string; quantity?: number }[]) =>
  visitor.ask<{ addCartItems: SeveralResult }>(
    `mutation ($input: AddCartItemsInput!) @inContext(locale: "en-us") {
      addCartItems(input: $input) { __typename ... on Refusal { message path }
        ... on AddCartItemsPayload { cart { ${cartFields} } lines { variantId quantity } } } }`,
    { input: { items } },
  );
export const change = (visitor: Visitor, lineId: string, quantity: number) =>
  visitor.ask<{ changeCartItem: Result }>(
    `mutation ($input: ChangeCartItemInput!) @inContext(locale: "en-us") {
      changeCartItem(input: $input) { __typename ... on Refusal { message } ... on InsufficientStock { available }
        ... on CartLineGone { cart { id totalQuantity } }
        ... on ChangeCartItemPayload { cart { ${cartFields} } line { id quantity } } } }`,
    { input: { lineId, quantity } },
  );
export const remove = (visitor: Visitor, lineId: string) =>
  visitor.ask<{ removeCartItem: Result }>(
    `mutation ($input: RemoveCartItemInput!) @inContext(locale: "en-us") {
      removeCartItem(input: $input) { __typename ... on CartLineGone { message cart { totalQuantity } }
        ... on RemoveCartItemPayload { cart { ${cartFields} } removedLineId } } }`,
    { input: { lineId } },
  );
export const read = async (visitor: Visitor, locale = 'en-us'): Promise<Cart | null> =>
  (
    await visitor.ask<{ cart: Cart | null }>(
      `query ($locale: Locale!) @inContext(locale: $locale) { cart { ${cartFields} } }`,
      { locale },
    )
  ).data.cart;

interface Offer {
  id: string;
  isPurchasable: boolean;
  availability: string;
  unitsLeft: number | null;
}
export async function variants(shop: Shop, locale = 'en-us', handle = 'lodestar-98'): Promise<Offer[]> {
  const { data } = await shop
    .visitor()
    .ask<{ product: { variants: Offer[] } }>(
      `query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) { product(handle: $handle) { ... on Product { variants { id isPurchasable availability unitsLeft } } } }`,
      { locale, handle },
    );
  return data.product.variants;
}
export async function buyable(shop: Shop, locale = 'en-us'): Promise<string> {
  const found = (await variants(shop, locale)).find(({ availability }) => availability === 'IN_STOCK');
  if (!found) throw new Error('nothing to buy');
  return found.id;
}
