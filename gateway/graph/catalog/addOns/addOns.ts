/** `Product.addOns` and brake fit. The cart adds `Cart.addOns`. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { words } from '../../content/wording/words.ts';
import { marketFlags } from '../../region/markets/market.ts';
import {
  addOnChoiceFor,
  purchasableProducts,
  skiWaists,
  type AddOnGridModel,
  type AddOnModel,
} from './addOnModel.ts';
import { PRODUCT_ADD_ONS } from './addOns.rules.ts';
import {
  brakeWidths,
  fittingSizes,
  productFit,
  widthFit,
  type FitVerdict as FitVerdictText,
} from './brakeFit.rules.ts';
import { sizeChoice } from './sizeChoice.rules.ts';
import { Product } from '../products/product.ts';
import type { ProductModel } from '../products/productModel.ts';
import { platformId } from '../products/published.rules.ts';

interface AddOnFitModel {
  size: string | null;
  verdict: FitVerdictText;
  message: string | null;
}

const FitVerdict = builder.enumType('FitVerdict', {
  description: 'Whether a brake fits the ski.',
  values: {
    FITS: { description: 'As wide as the ski’s waist, or at most 15 mm wider.' },
    TOO_NARROW: { description: 'Narrower than the waist: it would not open.' },
    TOO_WIDE: { description: 'More than 15 mm wider than the waist: it would drag in the snow.' },
    UNKNOWN: {
      description: 'Not a brake, not shown with a ski, or unknown: show nothing.',
    },
  },
});

const AddOnFit = builder.objectRef<AddOnFitModel>('AddOnFit').implement({
  description: 'Verdict on an add-on against the skis that it is shown with. From content’s size tables.',
  fields: (t) => ({
    size: t.exposeString('size', {
      nullable: true,
      description: 'Label of the size, such as `110 mm`; null for the product as a whole.',
    }),
    verdict: t.expose('verdict', { type: FitVerdict, description: 'The verdict.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'The verdict in the request’s language; null when it is UNKNOWN.',
    }),
  }),
});

const AddOn = builder.objectRef<AddOnModel>('AddOn').implement({
  description: 'A product recommended with another one or with the cart.',
  fields: (t) => ({
    product: t.expose('product', {
      type: Product,
      description: 'The product. At least one of its variants can be bought.',
    }),
    platformId: t.field({
      type: 'PlatformId',
      nullable: true,
      deprecationReason: 'Replaced by the product’s field. Removed after 2027-04-01: use Product.platformId',
      description: 'The store’s id of the product, as used in analytics; null when content has none.',
      resolve: ({ product: { ctx, entry } }) => platformId(entry.bc_products, ctx.scope.commerceRegion),
    }),
    fit: t.field({
      type: AddOnFit,
      description: 'Verdict on the product as a whole: it fits when one of its sizes does.',
      resolve: fitOfProduct,
    }),
    sizeFits: t.field({
      type: [AddOnFit],
      description: 'Verdict on each of its sizes; empty when unknown.',
      resolve: fitsOfSizes,
    }),
  }),
});

export const AddOnGrid = builder.objectRef<AddOnGridModel>('AddOnGrid').implement({
  description: 'Add-ons for a product or a cart, configured by category (catalogue.md 3).',
  fields: (t) => ({
    heading: t.exposeString('heading', {
      description: 'Heading of the grid: the editors’, or the gateway’s for a cart.',
    }),
    addOns: t.expose('addOns', {
      type: [AddOn],
      description: 'In the editors’ order; never empty. Only what is published here and can be bought now.',
    }),
    variesBySize: t.exposeBoolean('variesBySize', {
      description:
        'True when the fit depends on the product’s size, so the chosen one should be passed. False for a cart, whose lines have sizes.',
    }),
  }),
});

builder.objectField(Product, 'addOns', (t) =>
  t.field({
    type: AddOnGrid,
    nullable: true,
    description: `Add-ons, at most ${PRODUCT_ADD_ONS}: configured for its category or the nearest ancestor. Null when nothing is configured or can be bought, and where there is no shop; null with an error when content or commerce is down.`,
    args: {
      size: t.arg.string({
        description:
          'Label of the chosen size, such as `178`, for which the fit is judged. Without it, verdicts hold for every size.',
      }),
    },
    complexity: { field: 10, multiplier: PRODUCT_ADD_ONS },
    resolve: async (product, { size }): Promise<AddOnGridModel | null> => {
      const { ctx, entry } = product;
      if (!marketFlags(ctx.scope).hasShop) return null;
      const choice = await addOnChoiceFor(product);
      if (!choice) return null;
      const others = choice.productUids.filter((uid) => uid !== entry.uid);
      const [products, waists, all] = await Promise.all([
        purchasableProducts(others, ctx),
        skiWaists(product, size ?? null),
        skiWaists(product, null),
      ]);
      const grid = addOnGrid(choice.heading, products.slice(0, PRODUCT_ADD_ONS), waists);
      return grid && { ...grid, variesBySize: all.length > 1 };
    },
  }),
);

/** Null instead of an empty grid. */
export function addOnGrid(
  heading: string,
  products: readonly ProductModel[],
  waists: readonly number[],
): AddOnGridModel | null {
  if (products.length === 0) return null;
  return { heading, addOns: products.map((product) => ({ product, waists })), variesBySize: false };
}

async function fitOfProduct({ product: { ctx, entry }, waists }: AddOnModel): Promise<AddOnFitModel> {
  const widths = brakeWidths(entry);
  const verdict = productFit(widths, waists);
  const sizes = fittingSizes(widths, waists);
  const message =
    verdict === 'FITS' && sizes.length > 0
      ? await words(ctx, 'addOns.fit.sizes', {
          waist: waistText(waists),
          sizes: sizeChoice(sizes, ctx.scope.language),
        })
      : await fitWords(verdict, waists, ctx);
  return { size: null, verdict, message };
}

async function fitsOfSizes({ product: { ctx, entry }, waists }: AddOnModel): Promise<AddOnFitModel[]> {
  if (waists.length === 0) return [];
  return Promise.all(
    brakeWidths(entry).map(async ({ size, width }) => {
      const verdict = widthFit(width, waists);
      return { size, verdict, message: await fitWords(verdict, waists, ctx) };
    }),
  );
}

async function fitWords(
  verdict: FitVerdictText,
  waists: readonly number[],
  ctx: RequestContext,
): Promise<string | null> {
  if (verdict === 'UNKNOWN') return null;
  const key = {
    FITS: 'addOns.fit.fits',
    TOO_NARROW: 'addOns.fit.tooNarrow',
    TOO_WIDE: 'addOns.fit.tooWide',
  } as const;
  return words(ctx, key[verdict], { waist: waistText(waists) });
}

/** `98 mm`, or `94–98 mm` for several waists. */
function waistText(waists: readonly number[]): string {
  const [narrowest, widest] = [Math.min(...waists), Math.max(...waists)];
  return `${narrowest === widest ? narrowest : `${narrowest}–${widest}`}\u00a0mm`;
}
