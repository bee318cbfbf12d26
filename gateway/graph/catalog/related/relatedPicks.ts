/** Related products: the editors' choice first, then automated picks (catalogue.md 5, 9). */
import type { RequestContext } from '../../context.ts';
import { primaryOf } from '../../content/navigation/categoryTree.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { ProductPicks } from '../../../sources/delivery/products.ts';
import type { ProductPickJson } from '../../../sources/delivery/products.ts';
import { gridProducts, placeOf, productByUid, type ProductModel } from '../products/productModel.ts';
import { isShownAsRelated, isShownInGrids } from '../products/published.rules.ts';
import {
  automatedPicks,
  drawnPages,
  pickCategories,
  roomForAutomated,
  seededRandom,
  sharedAttributes,
  type Random,
} from './related.rules.ts';

export interface AutomatedCriteria {
  categoryUids: readonly string[];
  attributes?: readonly { attribute: string; values: readonly string[] }[];
  exclude: readonly string[];
  size: number;
  /** Seeds the picks together with `seed`. */
  subject: string;
  /** Seed of the visit; null gives everyone the same picks all day. */
  seed: number | null;
}

/**
 * Uids of content entries. Up to a hundred candidates take one upstream call; of more, a few seeded random pages are
 * read, so that the number of calls does not grow with the catalogue. Fails with a source error when the content
 * service is unavailable.
 */
export async function pickAutomated(criteria: AutomatedCriteria, ctx: RequestContext): Promise<string[]> {
  const { categoryUids, exclude, size } = criteria;
  if (size <= 0 || categoryUids.length === 0) return [];
  const random = seededRandom(`${criteria.subject} ${criteria.seed ?? ctx.now.toISOString().slice(0, 10)}`);
  const candidates = await drawnCandidates(criteria, random, ctx);
  return automatedPicks(candidates, { categoryUids, exclude, size, random }).map(({ uid }) => uid);
}

async function drawnCandidates(
  criteria: AutomatedCriteria,
  random: Random,
  ctx: RequestContext,
): Promise<ProductPickJson[]> {
  const { attributes = [], exclude } = criteria;
  const read = (categoryUids: readonly string[], page: number) =>
    ctx.delivery.productPicks({ categoryUids, attributes, excludeUids: exclude }, page);
  const place = placeOf(ctx);
  const shown = ({ entries }: ProductPicks) => entries.filter((entry) => isShownInGrids(entry, place));

  const first = await read(criteria.categoryUids, 0);
  if (first.pages === 1) return shown(first);
  const [only, ...others] = criteria.categoryUids;
  const categories = await Promise.all(
    criteria.categoryUids.map(async (uid) => ({
      uid,
      first: uid === only && others.length === 0 ? first : await read([uid], 0),
    })),
  );
  // Sequential, because all draws share one random sequence.
  const drawn = categories.map((category) => ({
    ...category,
    rounds: drawnPages(category.first.pages, categories.length, random),
  }));
  const found = await Promise.all(
    drawn.map(async ({ uid, first: known, rounds }) => {
      const candidates: ProductPickJson[] = [];
      for (const pages of rounds) {
        const answers = await Promise.all(pages.map((page) => (page === 0 ? known : read([uid], page))));
        candidates.push(...answers.flatMap(shown));
        if (candidates.length >= criteria.size) break;
      }
      return candidates;
    }),
  );
  return found.flat();
}

/** At most `size` products; fewer when there are fewer. */
export async function relatedTo(
  { ctx, entry }: ProductModel,
  size: number,
  seed: number | null,
): Promise<ProductModel[]> {
  const place = placeOf(ctx);
  const manualUids = entry.related_products.map(({ uid }) => uid).filter((uid) => uid !== entry.uid);
  const [manual, brand, config] = await Promise.all([
    Promise.all(manualUids.map((uid) => productByUid(uid, ctx))),
    withFallback(ctx.delivery.brandSettings(), null),
    withFallback(ctx.delivery.automatedRelatedProductsConfig(), null),
  ]);
  const chosen = manual
    .flatMap((product) => (product && isShownAsRelated(product.entry, place) ? product.entry.uid : []))
    .slice(0, size);
  const automated = brand?.automate_related_products
    ? await withFallback(
        pickAutomated(
          {
            categoryUids: pickCategories({
              named: await configuredCategories(entry, ctx),
              configured: config?.categories ?? [],
              own: entry.categories.map(({ uid }) => uid),
              place,
            }),
            attributes: sharedAttributes(entry.specs, config?.attributes ?? []),
            exclude: [entry.uid, ...chosen],
            size: roomForAutomated(size, chosen.length),
            subject: entry.uid,
            seed,
          },
          ctx,
        ),
        [],
      )
    : [];
  return (await gridProducts([...chosen, ...automated], ctx)).slice(0, size);
}

/** The categories chosen for the deepest of the product's categories. */
async function configuredCategories(entry: ProductModel['entry'], ctx: RequestContext): Promise<string[]> {
  const own = entry.categories.map(({ uid }) => uid);
  const primary = primaryOf(await withFallback(ctx.delivery.categories(), []), own);
  return (primary?.automated_related_products ?? []).flatMap(uidOf);
}

function uidOf(category: unknown): string[] {
  const uid = (category as { uid?: unknown } | null)?.uid;
  return typeof uid === 'string' ? [uid] : [];
}
