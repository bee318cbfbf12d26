/** Products beside a product: the editors' choice first, then automated picks (catalogue.md 5, 9). */
import type { RequestContext } from '../context.ts';
import { primaryOf } from '../content/categoryTree.rules.ts';
import { unlessIll } from '../sourceErrors.ts';
import { gridProducts, placeOf, productByUid, type ProductModel } from './productModel.ts';
import { isShownAsRelated, isShownInGrids } from './published.rules.ts';
import { automatedPicks, roomForAutomated, seededRandom } from './related.rules.ts';

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
            categoryUids: await automatedCategories(entry, config?.categories ?? [], ctx),
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

/**
 * Categories that picks come from: what the product's own category names, else the configured ones that the product
 * stands in itself, else all configured ones.
 */
async function automatedCategories(
  entry: ProductModel['entry'],
  configured: readonly { uid: string }[],
  ctx: RequestContext,
): Promise<string[]> {
  const own = entry.categories.map(({ uid }) => uid);
  const primary = primaryOf(await unlessIll(ctx.delivery.categories(), []), own);
  const named = (primary?.automated_related_products ?? []).flatMap(uidOf);
  if (named.length > 0) return named;
  const all = configured.map(({ uid }) => uid);
  const shared = all.filter((uid) => own.includes(uid));
  return shared.length > 0 ? shared : all;
}

function uidOf(category: unknown): string[] {
  const uid = (category as { uid?: unknown } | null)?.uid;
  return typeof uid === 'string' ? [uid] : [];
}

/** A pick shares the configured specifications with the product, as far as the product has them. */
function sharedAttributes(
  specs: readonly { title: string; value: string }[],
  attributes: readonly string[],
): { attribute: string; values: string[] }[] {
  return attributes.flatMap((attribute) => {
    const values = specs
      .filter(({ title }) => title.trim().toLowerCase() === attribute.trim().toLowerCase())
      .map(({ value }) => value);
    return values.length > 0 ? [{ attribute, values }] : [];
  });
}
