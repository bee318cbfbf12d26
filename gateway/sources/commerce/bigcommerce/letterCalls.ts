/**
 * Letters: newsletters by `customers/subscribers` of BigCommerce's V3 API, and requests to be told when a variant is back,
 * which the vendor does not know: they are kept in the shared state for the service that writes those letters.
 */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { dataOf, pageOf } from '../answers.ts';
import type { CommerceHandle } from '../handle.ts';
import type { BigCommerceClient } from './client.ts';
import { productNow } from './productCalls.ts';
import { explained, fieldsIn, isRefused, refused } from './refusals.ts';

/** Records of the shared state that outlive a restart. */
export interface NoticeRecords {
  set(key: string, value: string): Promise<void>;
}

const personal = { source: 'commerce', varies: ['commerceRegion', 'customerId'] } as const;
const route = '/v3/customers/subscribers';

const subscriberJson = z.object({
  id: z.number(),
  email: z.string(),
  consents: z.array(z.string()).default([]),
});

/** Sent once: the second time it is refused. */
const createSubscriber = defineCall({
  ...personal,
  name: 'createSubscriber',
  method: 'POST',
  route,
  idempotent: false,
  request: ({
    email,
    channelId,
    consents,
  }: {
    email: string;
    channelId: number;
    consents: readonly string[];
  }) => ({
    path: route,
    body: { email, source: 'custom', channel_id: channelId, consents },
  }),
  answer: dataOf(subscriberJson),
});

const getSubscribers = defineCall({
  ...personal,
  name: 'getSubscribers',
  method: 'GET',
  route,
  idempotent: true,
  request: ({ email }: { email: string }) => ({ path: route, query: { email } }),
  answer: pageOf(subscriberJson),
});

const updateSubscriber = defineCall({
  ...personal,
  name: 'updateSubscriber',
  method: 'PUT',
  route: `${route}/{id}`,
  idempotent: false,
  request: ({ id, consents }: { id: number; consents: readonly string[] }) => ({
    path: `${route}/${id}`,
    body: { consents },
  }),
  answer: dataOf(subscriberJson),
});

const newsletter = 'marketing_newsletter';
const address = z.email();

export function letterCalls(
  client: BigCommerceClient,
  notices: NoticeRecords,
): Pick<CommerceHandle, 'createEmailSignup' | 'createStockNotice'> {
  async function addConsents(email: string, consents: readonly string[]): Promise<void> {
    const { items } = await client.run(getSubscribers, { email });
    const known = items.find((one) => one.email.toLowerCase() === email.toLowerCase());
    if (!known || consents.every((one) => known.consents.includes(one))) return;
    await client.run(updateSubscriber, {
      id: known.id,
      consents: [...new Set([...known.consents, ...consents])],
    });
  }

  return {
    /** The vendor has one list: names of lists and the language have no place there. */
    async createEmailSignup({ email, consent }) {
      const { channelId } = client.open.store;
      const consents = consent ? [newsletter] : [];
      await explained(
        async () => {
          try {
            await client.run(createSubscriber, { email, channelId, consents });
          } catch (error) {
            if (!isRefused(error) || error.status !== 409) throw error;
            await addConsents(email, consents);
          }
        },
        async (error) => ({ status: error.status, title: '', type: 'invalid', errors: fieldsIn(error) }),
      );
    },

    async createStockNotice({ email, product_id: productId, variant_id: variantId, locale }) {
      const { region } = client.open;
      if (!address.safeParse(email).success)
        throw refused('createStockNotice', {
          status: 422,
          title: '',
          type: 'invalid',
          errors: { email: 'is not an e-mail address' },
        });
      const product = await productNow(client, productId);
      const variant = product?.variants?.find(({ variant_id: id }) => id === variantId);
      if (!variant?.isPurchasable)
        throw refused('createStockNotice', { status: 422, title: '', type: 'not_purchasable', errors: {} });
      if (variant.isInStock)
        throw refused('createStockNotice', { status: 409, title: '', type: 'in_stock', errors: {} });
      const notice = { store: region, product_id: productId, variant_id: variantId, email, locale };
      // Once each: asking again only changes the language.
      await notices.set(`${region}:${variantId}:${email.toLowerCase()}`, JSON.stringify(notice));
    },
  };
}
