/** Pictures, the small services, and bot protection. */
import { hiddenGroups } from '../../graph/cart/checkout/freeShipping.rules.ts';
import { spendBrands, stores } from '../../graph/region/markets/billing.rules.ts';
import { createBotcheck } from '../../sources/botcheck/botcheck.ts';
import { createImagery } from '../../sources/imagery/imagery.ts';
import { createSpend } from '../../sources/spend/spend.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import type { Check, Outcome } from './check.ts';
import { failed, named, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

/** Attempts at a call that pages wait for only briefly: the other checks keep this process busy meanwhile. */
const attempts = 3;

async function unhurried<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !(error instanceof SourceError) || error.code !== 'SOURCE_TIMEOUT') throw error;
    }
  }
}

/** Products whose pictures are asked for. */
const sampleSize = 10;

/** Nobody's. */
const noCustomer = 2_147_483_647;

export function otherChecks(shop: ShopReadings): Check[] {
  const { sources, callerIn, products, content, config } = shop;
  const { botcheck } = sources;
  const area = 'bot protection';
  const botChecks: Check[] = botcheck
    ? [
        {
          area,
          name: 'credentials',
          needs: [`${area}: connection`],
          async run() {
            const answer = await createBotcheck(botcheck, callerIn()).siteVerify('doctor', '');
            return answer['error-codes'].some((code) => code.endsWith('-input-secret'))
              ? failed('the secret is refused', 'Correct BOT_SECRET: every form would be refused.')
              : 'the secret is accepted';
          },
        },
      ]
    : [];
  return [
    {
      area: 'pictures',
      name: 'product pictures',
      needs: ['pictures: connection', 'content: products'],
      async run() {
        const alias = (await content().brandSettings())?.amplience_brand_alias.trim();
        const { image } = createImagery(alias ? { ...sources.imagery, alias } : sources.imagery, callerIn());
        const names = (await products()).flatMap((product) => product?.image?.amplience_id || []);
        const sample = names.slice(0, sampleSize);
        if (sample.length === 0)
          return warning('no product names a picture', 'Choose pictures in the entries of products.');
        const found = await Promise.all(sample.map(async (name) => ({ name, image: await image(name) })));
        const missing = found.filter((one) => one.image === null).map(({ name }) => name);
        return missing.length > 0
          ? failed(
              `${missing.length} of ${sample.length} pictures do not exist: ${named(missing)}`,
              `Publish them in the account ${alias ?? config.imagery.alias}; or correct IMAGES_ALIAS, or the alias in brand_settings.`,
            )
          : `${sample.length} of ${names.length} looked at`;
      },
    },
    {
      area: 'spend',
      name: 'answers',
      needs: ['spend: connection'],
      async run() {
        const spend = () => createSpend(sources.spend, callerIn());
        await Promise.all([
          unhurried(() => spend().geolocation({ country: 'CA' })),
          ...stores.map((store) => spend().shippingMethodSettings(store)),
        ]);
        return 'geolocation and shipping settings are read';
      },
    },
    {
      area: 'spend',
      name: 'customer groups',
      needs: ['spend: answers', 'commerce: stores'],
      run: () => hiddenGroupsOf(shop),
    },
    { area: 'spend', name: 'brands', needs: ['spend: answers'], run: () => brandsOf(shop) },
    ...botChecks,
  ];
}

/** Groups that see no threshold for free shipping. */
async function hiddenGroupsOf({
  sources,
  callerIn,
  commerce,
  sellingStores,
}: ShopReadings): Promise<Outcome> {
  const unknown: string[] = [];
  let count = 0;
  for (const store of await sellingStores()) {
    const settings = await createSpend(sources.spend, callerIn()).shippingMethodSettings(store);
    const ids = hiddenGroups(settings.hide_free_shipping_groups);
    count += ids.length;
    for (const id of ids)
      if ((await commerce(store).customerGroup(id)) === null) unknown.push(`${id} of ${store}`);
  }
  return unknown.length > 0
    ? warning(
        `hide_free_shipping_groups names customer groups that do not exist: ${named(unknown)}`,
        'Correct the ids in the shipping settings of the service: other groups see the threshold.',
      )
    : `${count} groups of the shipping settings exist`;
}

/** The service refuses a brand that it does not know, and knows nothing of nobody. */
async function brandsOf({ sources, callerIn }: ShopReadings): Promise<Outcome> {
  const unknown: string[] = [];
  for (const brand of spendBrands)
    try {
      await createSpend(sources.spend, callerIn()).orderTotal(noCustomer, brand);
    } catch (error) {
      if (!(error instanceof SourceError) || ![400, 422].includes(error.status ?? 0)) throw error;
      unknown.push(brand);
    }
  return unknown.length > 0
    ? failed(
        `the service does not know the ${unknown.length === 1 ? 'brand' : 'brands'} ${named(unknown)}`,
        'Add them to the service, with the pros of these countries: their spend is not shown.',
      )
    : named(spendBrands);
}
