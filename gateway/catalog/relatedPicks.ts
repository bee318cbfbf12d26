/** Products beside a product: the editors' choice first, then automated picks (catalogue.md 5, 9). */
import type { RequestContext } from '../context.ts';
import { primaryOf } from '../content/categoryTree.rules.ts';
import { unlessIll } from '../sourceErrors.ts';
import { gridProducts, placeOf, productByUid, type ProductModel } from './productModel.ts';
import { isShownAsRelated, isShownInGrids } from './published.rules.ts';
import {
  automatedPicks,
  pickCategories,
  roomForAutomated,
  seededRandom,
  sharedAttributes,
} from './related.rules.ts';

/** Candidates read for automated picks: one page of the content service. */
const CANDIDATES = 100;

export interface AutomatedWish {
  categoryUids: readonly string[];
  attributes?: readonly { attribute: string; values: readonly string[] }[];
  exclude: readonly string[];
  size: number;
  /** What the picks are for: the same all day, another choice tomorrow, so that a page is the same for everybody. */
  seed: string;
}

/** Uids of content entries; one upstream call. Fails with a source error when the content service is ill. */
export async function pickAutomated(wish: AutomatedWish, ctx: RequestContext): Promise<string[]> {
  if (wish.size <= 0 || wish.categoryUids.length === 0) return [];
  const place = placeOf(ctx);
  const candidates = await ctx.delivery.productsWhere({
    categoryUids: wish.categoryUids,
    ...(wish.attributes && wish.attributes.length > 0 ? { attributes: wish.attributes } : {}),
    excludeUids: wish.exclude,
    limit: CANDIDATES,
  });
  const picks = automatedPicks(
    candidates.filter((candidate) => isShownInGrids(candidate, place)),
    {
      categoryUids: wish.categoryUids,
      exclude: wish.exclude,
      size: wish.size,
      random: seededRandom(`${wish.seed} ${ctx.now.toISOString().slice(0, 10)}`),
    },
  );
  return picks.map(({ uid }) => uid);
}

/** At most `size` products; fewer when there are fewer. */
export async function relatedTo({ ctx, entry }: ProductModel, size: number): Promise<ProductModel[]> {
  const place = placeOf(ctx);
  const manualUids = entry.related_products.map(({ uid }) => uid).filter((uid) => uid !== entry.uid);
  const [manual, brand, config] = await Promise.all([
    Promise.all(manualUids.map((uid) => productByUid(uid, ctx))),
    unlessIll(ctx.delivery.brandSettings(), null),
    unlessIll(ctx.delivery.automatedRelatedProductsConfig(), null),
  ]);
  const chosen = manual
    .flatMap((product) => (product && isShownAsRelated(product.entry, place) ? product.entry.uid : []))
    .slice(0, size);
  const automated = brand?.automate_related_products
    ? await unlessIll(
        pickAutomated(
          {
            categoryUids: pickCategories({
              named: await namedCategories(entry, ctx),
              configured: config?.categories ?? [],
              own: entry.categories.map(({ uid }) => uid),
              place,
            }),
            attributes: sharedAttributes(entry.specs, config?.attributes ?? []),
            exclude: [entry.uid, ...chosen],
            size: roomForAutomated(size, chosen.length),
            seed: entry.uid,
          },
          ctx,
        ),
        [],
      )
    : [];
  return (await gridProducts([...chosen, ...automated], ctx)).slice(0, size);
}

/** What the product's own category names: the deepest of those that it is filed under. */
async function namedCategories(entry: ProductModel['entry'], ctx: RequestContext): Promise<string[]> {
  const own = entry.categories.map(({ uid }) => uid);
  const primary = primaryOf(await unlessIll(ctx.delivery.categories(), []), own);
  return (primary?.automated_related_products ?? []).flatMap(uidOf);
}

function uidOf(category: unknown): string[] {
  const uid = (category as { uid?: unknown } | null)?.uid;
  return typeof uid === 'string' ? [uid] : [];
}
