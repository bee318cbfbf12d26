/**
 * Order of colours at BigCommerce: long lists take it from content (decision 120), a product's own page from the store. A
 * sample is looked at, because options take a call for each ten products.
 */
import { swatchColors } from '../../graph/catalog/variants/swatches.rules.ts';
import { platformId } from '../../graph/catalog/products/published.rules.ts';
import { products } from '../../sources/delivery/products.ts';
import type { Check, Outcome } from './check.ts';
import { readEntries } from './contentChecks.ts';
import { named, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

/** Products of each store. */
const sampleSize = 30;

export function colorChecks(shop: ShopReadings): Check[] {
  if (shop.config.commerce.driver !== 'bigcommerce') return [];
  return [{ area: 'commerce', name: 'colours', needs: ['commerce: products'], run: () => colorsOf(shop) }];
}

async function colorsOf(shop: ShopReadings): Promise<Outcome> {
  const { sources, callerIn, commerce, config, sellingStores } = shop;
  const wanted = { environment: config.delivery.environment, contentType: 'product', limit: 100 };
  const { entries } = await sources.delivery.run(readEntries, wanted, callerIn());
  const colored = entries
    // Unreadable ones are another check's.
    .flatMap((entry) => products.entry.safeParse(entry).data ?? [])
    .filter(({ color_images: colors }) => colors.length > 1);
  const differing: string[] = [];
  let count = 0;
  for (const store of await sellingStores()) {
    const handle = commerce(store);
    const sample = colored
      .flatMap(({ title, color_images: colors, bc_products: ids }) => {
        const id = platformId(ids, store);
        return id === null ? [] : [{ id, title, colors }];
      })
      .slice(0, sampleSize);
    count += sample.length;
    const found = await Promise.all(
      sample.map(async ({ id, title, colors }) => {
        const inList = swatchColors({ colors, options: null }).map(({ label }) => label);
        const onPage = swatchColors({ colors, options: await handle.productOptions(id) });
        return onPage.some(({ label }, place) => label !== inList[place]) ? [`${title} (${store})`] : [];
      }),
    );
    differing.push(...found.flat());
  }
  return differing.length > 0
    ? warning(
        `colours stand in another order than at the store: ${named(differing)}`,
        'Order color_images as the colour option of the store: long lists open on another colour than the page.',
      )
    : `${count} products looked at`;
}
