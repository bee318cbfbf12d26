/** Webhooks at the vendors of commerce and content: registered for this shop, switched on, and with its secret. */
import { CONTENT_HOOK_PATH } from '../../edge/hooks/vendorHooks.ts';
import type { ManagementAccess } from '../../config/config.ts';
import { readContentHooks, type ContentHookFault } from '../hooks/contentHooks.ts';
import { readStoreHooks, scopes } from '../hooks/storeHooks.ts';
import type { Check, Outcome } from './check.ts';
import { named, problemOf, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

const command = 'node gateway/ops/hooks/main.ts register';
const byAge = 'none: changes follow by age';

export function webhookChecks(shop: ShopReadings, management: ManagementAccess): Check[] {
  return [
    {
      area: 'content',
      name: 'webhooks',
      needs: ['content: credentials'],
      run: () => ofStack(shop, management),
    },
    { area: 'commerce', name: 'webhooks', needs: ['commerce: stores'], run: () => ofStores(shop) },
  ];
}

const faults: Readonly<Record<ContentHookFault, string>> = {
  off: 'is switched off',
  secret: 'has another secret than CONTENT_HOOK_SECRET',
  events: 'lacks events',
};

async function ofStack(
  { config: { delivery, hooks, publicOrigin } }: ShopReadings,
  { url, token }: ManagementAccess,
): Promise<Outcome> {
  const { contentSecret: secret } = hooks;
  if (secret === null)
    return token === null
      ? byAge
      : warning(
          'CONTENT_HOOK_SECRET is missing',
          'Set it: without it the gateway takes no webhooks of the stack.',
        );
  if (token === null) return 'not asked for: CONTENT_MANAGEMENT_TOKEN is not set';
  if (!publicOrigin?.startsWith('https:'))
    return warning(
      'Contentstack should send webhooks to an https address',
      `Give PUBLIC_ORIGIN an https origin, or register them for another one: ${command} --to ORIGIN.`,
    );
  const management = { url, apiKey: delivery.apiKey, token };
  try {
    const { own, outdated } = await readContentHooks({ management, secret, origin: publicOrigin });
    if (own.length === 0)
      return warning(
        `no webhook of the stack leads to ${publicOrigin}${CONTENT_HOOK_PATH}`,
        `Run ${command}.`,
      );
    if (outdated.length > 0)
      return warning(
        named(
          outdated.map(
            ({ webhook: { name }, faults: some }) =>
              `“${name}” ${some.map((one) => faults[one]).join(' and ')}`,
          ),
        ),
        `Run ${command}.`,
      );
    if (own.length > 1)
      return warning(
        `${own.length} webhooks of the stack lead here: ${named(own.map(({ name }) => name))}`,
        'Delete all but one: every event comes as often.',
      );
    return `${own[0]?.channels.length ?? 0} events`;
  } catch (error) {
    const variables = { address: 'CONTENT_MANAGEMENT_URL', credentials: 'CONTENT_MANAGEMENT_TOKEN' };
    return problemOf(error, variables);
  }
}

async function ofStores({ config }: ShopReadings): Promise<Outcome> {
  const { commerce, hooks, publicOrigin } = config;
  const { commerceSecret: secret } = hooks;
  if (secret === null) return byAge;
  if (commerce.driver !== 'bigcommerce') return 'the shop API cannot be asked for them';
  if (!publicOrigin?.startsWith('https:'))
    return warning(
      'BigCommerce sends webhooks to https addresses only',
      `Give PUBLIC_ORIGIN an https origin, or register them for another one: ${command} --to ORIGIN.`,
    );
  const found = await readStoreHooks({ commerce, secret, origin: publicOrigin });
  const lacking = found.filter(({ missing, outdated }) => missing.length + outdated.length > 0);
  if (lacking.length > 0) {
    const told = lacking.map(
      ({ region, missing, outdated }) =>
        `${region} lacks ${missing.length}, ${outdated.length} are off or outdated`,
    );
    return warning(`not all are registered: ${told.join('; ')}`, `Run ${command}.`);
  }
  const twice = found.filter(({ repeated }) => repeated.length > 0);
  if (twice.length > 0)
    return warning(
      `registered more than once: ${twice.map(({ region, repeated }) => `${region} ${named(repeated.map(({ scope, id }) => `${scope} (${id})`))}`).join('; ')}`,
      'Delete these at the vendor: every event comes as often.',
    );
  return `${named(found.map(({ region }) => region))}: ${scopes.length} each`;
}
