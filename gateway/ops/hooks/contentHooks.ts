/** The webhook that the content stack should have for this shop, compared with those it has. */
import { randomUUID } from 'node:crypto';
import { baseScope } from '../../edge/markets/baseScope.ts';
import { HOOK_SECRET_HEADER } from '../../edge/hooks/hookSecret.ts';
import { CONTENT_HOOK_PATH } from '../../edge/hooks/vendorHooks.ts';
import {
  openWebhooks,
  type ManagementConfig,
  type WebhookHandle,
  type WebhookJson,
  type WebhookSettings,
} from '../../sources/delivery/webhooks.ts';
import { CallLog } from '../../sources/transport/callLog.ts';

/** Milliseconds for a call with its retries. */
const CALL_MS = 30_000;

/** Events that change what shoppers see: https://www.contentstack.com/docs/developers/set-up-webhooks/webhook-events */
const channels: readonly string[] = [
  'content_types.entries.publish',
  'content_types.entries.unpublish',
  'content_types.entries.delete',
];

export interface ContentHooksConfig {
  management: ManagementConfig;
  /** CONTENT_HOOK_SECRET. */
  secret: string;
  /** Origin at which the vendor reaches this shop. */
  origin: string;
}

export interface ContentHooks {
  /** Those that lead here. */
  own: readonly WebhookJson[];
  /** All that the stack has. */
  all: readonly WebhookJson[];
  outdated: readonly OutdatedHook[];
}

/** off: switched off · secret: sends another one · events: lacks some. */
export type ContentHookFault = 'off' | 'secret' | 'events';

export interface OutdatedHook {
  webhook: WebhookJson;
  /** At least one. */
  faults: readonly ContentHookFault[];
}

/** @throws SourceError when the stack refuses or does not answer. */
export function readContentHooks(config: ContentHooksConfig): Promise<ContentHooks> {
  return withWebhooks(config, (handle) => compared(config, handle));
}

/** Creates a missing webhook and renews an outdated one. @throws SourceError */
export function registerContentHooks(
  config: ContentHooksConfig,
): Promise<{ created: number; renewed: number; unchanged: number }> {
  return withWebhooks(config, async (handle) => {
    const { own, outdated } = await compared(config, handle);
    const settings = settingsFor(config);
    if (own.length === 0) await handle.create(settings);
    for (const { webhook } of outdated) {
      const { uid, name } = webhook;
      await handle.update(uid, { ...settings, name });
    }
    return {
      created: own.length === 0 ? 1 : 0,
      renewed: outdated.length,
      unchanged: own.length - outdated.length,
    };
  });
}

async function compared(config: ContentHooksConfig, handle: WebhookHandle): Promise<ContentHooks> {
  const { target, headers } = settingsFor(config);
  const all = await handle.list();
  const own = all.filter(({ destinations }) => destinations.some((to) => to.target_url === target));
  const faultsOf = ({ disabled, channels: known, destinations }: WebhookJson): ContentHookFault[] => [
    ...(disabled ? (['off'] as const) : []),
    ...(destinations.some((to) => to.target_url === target && secretOf(to) === headers[HOOK_SECRET_HEADER])
      ? []
      : (['secret'] as const)),
    ...(channels.every((channel) => known.includes(channel)) ? [] : (['events'] as const)),
  ];
  const outdated = own
    .map((webhook) => ({ webhook, faults: faultsOf(webhook) }))
    .filter(({ faults }) => faults.length > 0);
  return { all, own, outdated };
}

/** The vendor may write names of headers in another case. */
function secretOf({ custom_header: headers }: WebhookJson['destinations'][number]): string | undefined {
  return headers.find(({ header_name: name }) => name.toLowerCase() === HOOK_SECRET_HEADER)?.value;
}

function settingsFor({ secret, origin }: ContentHooksConfig): WebhookSettings {
  const target = new URL(CONTENT_HOOK_PATH, origin);
  return {
    name: `Shop at ${target.host}`,
    channels,
    target: target.href,
    headers: { [HOOK_SECRET_HEADER]: secret },
  };
}

async function withWebhooks<Result>(
  { management }: ContentHooksConfig,
  ask: (handle: WebhookHandle) => Promise<Result>,
): Promise<Result> {
  const webhooks = openWebhooks(management);
  try {
    return await ask(
      webhooks.open({
        scope: baseScope(),
        deadline: performance.now() + CALL_MS,
        signal: AbortSignal.timeout(CALL_MS),
        requestId: `hooks-${randomUUID()}`,
        log: new CallLog(),
      }),
    );
  } finally {
    await webhooks.close();
  }
}
