/** `automatedRelatedProductIds` of catalogue.md 7.4, names as shipped. */
import { builder } from '../builder.ts';
import { contract } from './contract.rules.ts';
import { unknownUid } from '../handleHint.ts';
import { explicitMarket, bcRegionArg, localeArg } from './explicitMarket.ts';
import { presentItems } from './presentItems.rules.ts';
import { platformId } from '../catalog/products/published.rules.ts';
import { AUTOMATED_COUNT } from '../catalog/related/related.rules.ts';
import { pickAutomated } from '../catalog/related/relatedPicks.ts';

const ProductAttributeInput = builder.inputType('ProductAttributeInput', {
  description: contract('A specification that picks must have.'),
  fields: (t) => ({
    attribute: t.string({ required: true, description: 'Title of the specification, in any case.' }),
    values: t.stringList({
      required: { list: true, items: false },
      description: 'Any of these values, exactly; null items are left out.',
    }),
  }),
});

builder.queryField('automatedRelatedProductIds', (t) =>
  t.stringList({
    description: contract(
      `Uids of at most ${AUTOMATED_COUNT} products picked by the automated rule, for \`relatedProducts\` (catalogue.md 7.4). The same all day for the same arguments. An error when the content service is down.`,
    ),
    args: {
      categoryId: t.arg.stringList({
        required: { list: true, items: false },
        description:
          'Categories to pick from: uids of content entries, or the store’s own category ids. Null items are left out.',
      }),
      bcRegion: t.arg.string({ required: true, description: bcRegionArg }),
      ctsRegion: t.arg.string({
        required: true,
        description: 'Content region that must show the picks, such as `us`.',
      }),
      locale: t.arg.string({ required: true, description: localeArg }),
      productAttributes: t.arg({
        type: [ProductAttributeInput],
        required: { list: false, items: false },
        description: 'Specifications that every pick must have, all of them; null items are left out.',
      }),
    },
    complexity: 20,
    resolve: async (_root, { categoryId, bcRegion, ctsRegion, locale, productAttributes }, ctx) => {
      const market = explicitMarket(ctx, { locale, bcRegion, ctsRegion });
      const all = await market.delivery.categories();
      const wanted = presentItems(categoryId);
      const idsOf = ({ uid, cat_ids_bc: ids }: (typeof all)[number]): string[] => {
        const own = platformId(ids, bcRegion);
        return own === null ? [uid] : [uid, String(own)];
      };
      const known = new Set(all.flatMap(idsOf));
      for (const id of wanted) if (!known.has(id)) unknownUid(ctx, id, 'Category');
      const categoryUids = all
        .filter((entry) => idsOf(entry).some((id) => wanted.includes(id)))
        .map(({ uid }) => uid);
      return pickAutomated(
        {
          categoryUids,
          attributes: presentItems(productAttributes).map(({ attribute, values }) => ({
            attribute,
            values: presentItems(values),
          })),
          exclude: [],
          size: AUTOMATED_COUNT,
          subject: categoryUids.join(' '),
          seed: null,
        },
        market,
      );
    },
  }),
);
