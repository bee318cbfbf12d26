/**
 * Webhooks of a stack, in Contentstack's Content Management API
 * (https://www.contentstack.com/docs/developers/apis/content-management-api/webhooks). For commands: the gateway itself
 * only reads published content.
 */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import type { Caller } from '../transport/caller.ts';
import { Source } from '../transport/source.ts';

export interface ManagementConfig {
  /** Base URL with the version, such as `https://api.contentstack.io/v3`. */
  url: string;
  apiKey: string;
  /** Management token of the stack. */
  token: string;
}

const webhookJson = z.object({
  uid: z.string(),
  name: z.string(),
  channels: z.array(z.string()).default([]),
  disabled: z.boolean().default(false),
  destinations: z.array(
    z.object({
      target_url: z.string(),
      /** Sent with every event. May hold secrets. */
      custom_header: z.array(z.object({ header_name: z.string(), value: z.string().optional() })).default([]),
    }),
  ),
});

export type WebhookJson = z.output<typeof webhookJson>;

export interface WebhookSettings {
  name: string;
  channels: readonly string[];
  target: string;
  headers: Readonly<Record<string, string>>;
}

const shared = { source: 'delivery', varies: [] } as const;
const route = '/webhooks';
const one = z.object({ webhook: webhookJson });

const listWebhooks = defineCall({
  ...shared,
  name: 'listWebhooks',
  method: 'GET',
  route,
  idempotent: true,
  request: () => ({ path: route }),
  answer: z.object({ webhooks: z.array(webhookJson) }),
});

/** Sent once: the second time there are two. */
const createWebhook = defineCall({
  ...shared,
  name: 'createWebhook',
  method: 'POST',
  route,
  idempotent: false,
  request: (settings: WebhookSettings) => ({ path: route, body: bodyOf(settings) }),
  answer: one,
});

const updateWebhook = defineCall({
  ...shared,
  name: 'updateWebhook',
  method: 'PUT',
  route: `${route}/{uid}`,
  idempotent: true,
  request: ({ uid, ...settings }: WebhookSettings & { uid: string }) => ({
    path: `${route}/${encodeURIComponent(uid)}`,
    body: bodyOf(settings),
  }),
  answer: one,
});

/** Concise: with ids only, because a whole entry may be longer than the gateway accepts. */
function bodyOf({ name, channels, target, headers }: WebhookSettings) {
  const custom = Object.entries(headers).map(([header, value]) => ({ header_name: header, value }));
  return {
    webhook: {
      name,
      destinations: [
        { target_url: target, http_basic_auth: '', http_basic_password: '', custom_header: custom },
      ],
      channels,
      retry_policy: 'automatic',
      disabled: false,
      concise_payload: true,
    },
  };
}

export interface WebhookHandle {
  list(): Promise<WebhookJson[]>;
  create(settings: WebhookSettings): Promise<void>;
  /** Also switches it on again. */
  update(uid: string, settings: WebhookSettings): Promise<void>;
}

export function openWebhooks({ url, apiKey, token }: ManagementConfig) {
  const source = new Source({
    name: 'delivery',
    url,
    headers: { api_key: apiKey, authorization: token },
    totalTimeoutMs: 10_000,
  });
  return {
    open: (caller: Caller): WebhookHandle => ({
      list: async () => (await source.run(listWebhooks, {}, caller)).webhooks,
      create: async (settings) => void (await source.run(createWebhook, settings, caller)),
      update: async (uid, settings) => void (await source.run(updateWebhook, { uid, ...settings }, caller)),
    }),
    close: () => source.close(),
  };
}
