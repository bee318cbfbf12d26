/**
 * Webhooks of the stack: a part of the vendor's Content Management API, with the management token
 * `management-sandbox`, and their events. Webhooks lead to public addresses, where no gateway of a sandbox listens, so
 * events go to the same path of another origin, once it is given. A failed delivery is not repeated.
 */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { HookDelivery } from '../source.ts';

const webhook = z.strictObject({
  name: z.string().min(1),
  destinations: z
    .array(
      z.strictObject({
        target_url: z.url(),
        http_basic_auth: z.string().default(''),
        http_basic_password: z.string().default(''),
        custom_header: z
          .array(z.strictObject({ header_name: z.string().min(1), value: z.string() }))
          .default([]),
      }),
    )
    .min(1),
  channels: z.array(z.string().regex(/^[\w{}.]+$/)).min(1),
  retry_policy: z.enum(['manual', 'automatic']),
  disabled: z.boolean().default(false),
  concise_payload: z.boolean().default(false),
});
type Webhook = z.output<typeof webhook> & { uid: string };

const token = 'management-sandbox';
const answerMs = 10_000;

export class ContentWebhooks {
  readonly #webhooks = new Map<string, Webhook>();
  #delivery: HookDelivery = { origin: null, copies: 1 };

  deliver(delivery: HookDelivery): void {
    this.#delivery = delivery;
  }

  published(contentType: string, uid: string, at: Date): void {
    const { origin, copies } = this.#delivery;
    if (origin === null) return;
    const body = JSON.stringify({
      triggered_at: at.toISOString(),
      module: 'entry',
      api_key: 'sandbox',
      event: 'publish',
      data: {
        status: 'success',
        action: 'publish',
        locale: 'en-us',
        entry: { uid },
        content_type: { uid: contentType },
        environment: { name: 'production' },
      },
    });
    for (const { channels, destinations, disabled } of this.#webhooks.values()) {
      if (disabled || !channels.includes('content_types.entries.publish')) continue;
      for (const { target_url: target, custom_header: headers } of destinations)
        for (let copy = 0; copy < copies; copy += 1)
          void send(new URL(new URL(target).pathname, origin), body, headers);
    }
  }

  /** Below `/v3`. */
  routes(): Hono {
    const routes = new Hono();
    routes.use('/webhooks/*', async (c, next) => {
      if (c.req.header('api_key') !== 'sandbox' || c.req.header('authorization') !== token)
        return c.json({ error_message: 'The token is not valid.', error_code: 105, errors: {} }, 401);
      return next();
    });
    routes.get('/webhooks', (c) => c.json({ webhooks: [...this.#webhooks.values()] }));
    routes.post('/webhooks', async (c) => {
      const read = z.strictObject({ webhook }).safeParse(await c.req.json().catch(() => null));
      if (!read.success) return c.json(refusal(read.error), 422);
      const uid = `blt${randomBytes(8).toString('hex')}`;
      const made = { ...read.data.webhook, uid };
      this.#webhooks.set(uid, made);
      return c.json({ notice: 'The Webhook was created successfully.', webhook: made }, 201);
    });
    routes.put('/webhooks/:uid', async (c) => {
      const uid = c.req.param('uid');
      const read = z.strictObject({ webhook }).safeParse(await c.req.json().catch(() => null));
      if (!read.success) return c.json(refusal(read.error), 422);
      if (!this.#webhooks.has(uid))
        return c.json({ error_message: 'The webhook was not found.', error_code: 141, errors: {} }, 404);
      const changed = { ...read.data.webhook, uid };
      this.#webhooks.set(uid, changed);
      return c.json({ notice: 'The Webhook was updated successfully.', webhook: changed });
    });
    return routes;
  }
}

function refusal(error: z.ZodError) {
  return {
    error_message: 'The webhook is not valid.',
    error_code: 119,
    errors: z.flattenError(error).fieldErrors,
  };
}

async function send(url: URL, body: string, headers: readonly { header_name: string; value: string }[]) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...Object.fromEntries(headers.map(({ header_name: name, value }) => [name, value])),
      'content-type': 'application/json',
    },
    body,
    signal: AbortSignal.timeout(answerMs),
  }).catch(() => null);
  await answer?.body?.cancel();
}
