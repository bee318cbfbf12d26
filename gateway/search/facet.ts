/** Facets of a listing: what a shopper can narrow it by. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { attributeTitle, attributeValue } from '../content/attributeWords.ts';
import { contentMoney, formattedMoney, storeMoney } from '../region/money.ts';
import { marketCurrency, marketFlags } from '../region/market.ts';
import { unlessIll } from '../sourceErrors.ts';
import { IN_STOCK, rangeLabel, type CountedValue } from './facets.rules.ts';
import type { CountedFacet } from './listing.ts';

export interface FacetModel extends CountedFacet {
  ctx: RequestContext;
}

interface FacetValueModel {
  facet: FacetModel;
  counted: CountedValue;
}

/** Bounds of prices are written like prices; other bounds are bare numbers. */
async function labelOf({ facet, counted }: FacetValueModel): Promise<string> {
  const { ctx, definition } = facet;
  if (definition.kind === 'flag') {
    return attributeValue(ctx, definition.title, counted.value === IN_STOCK ? 'In stock' : counted.value);
  }
  if (definition.kind !== 'range') return attributeValue(ctx, definition.title, counted.value);
  if (definition.name !== 'price') return rangeLabel(counted.value, definition.unit, String);
  const currency = marketCurrency(ctx.scope);
  const money = marketFlags(ctx.scope).hasShop ? storeMoney : contentMoney;
  const bounds = counted.value
    .split('-')
    .filter((bound) => bound !== '')
    .map(Number);
  const texts = await Promise.all(
    bounds.map((bound) => formattedMoney(money(ctx, bound, currency), { isRound: true })),
  );
  return rangeLabel(counted.value, '', (bound) => texts[bounds.indexOf(bound)] ?? String(bound));
}

const FacetValue = builder.objectRef<FacetValueModel>('FacetValue').implement({
  description: 'One value that a listing can be narrowed to.',
  fields: (t) => ({
    value: t.string({
      description: 'What `FacetFilter.values` takes. Ranges are written `80-90`, open ones `-80` and `110-`.',
      resolve: ({ counted }) => counted.value,
    }),
    label: t.string({
      description: 'What the shopper reads, in the request’s language where the editors wrote it.',
      resolve: labelOf,
    }),
    count: t.int({
      description:
        'Products that would be listed with this value instead of the facet’s present choice, all other choices kept.',
      resolve: ({ counted }) => counted.count,
    }),
    isSelected: t.boolean({
      description: 'True when the listing is narrowed to it.',
      resolve: ({ counted }) => counted.isSelected,
    }),
    hex: t.string({
      nullable: true,
      description:
        'Colour of the swatch, on the facet of colours only; null elsewhere and when the group has none.',
      resolve: async ({ facet, counted }) => {
        if (facet.definition.name !== 'color') return null;
        const groups = await unlessIll(facet.ctx.delivery.colorGroups(), []);
        return groups.find(({ color_name: name }) => name === counted.value)?.option_swatch_hex || null;
      },
    }),
  }),
});

export const Facet = builder.objectRef<FacetModel>('Facet').implement({
  description:
    'Something that a listing can be narrowed by: colour, length, size, waist, radius, terrain, price, availability. Ranges of prices are of the price that everybody is asked, whatever the viewer’s customer group gets off.',
  fields: (t) => ({
    name: t.string({
      description: 'What `FacetFilter.facet` takes.',
      resolve: ({ definition }) => definition.name,
    }),
    label: t.string({
      description:
        'What the shopper reads: the editors’ words, in the request’s language where they wrote some.',
      resolve: ({ ctx, definition }) => attributeTitle(ctx, definition.title),
    }),
    values: t.field({
      type: [FacetValue],
      complexity: { field: 1, multiplier: 1 },
      description:
        'Values that at least one product has, and those chosen. Numbers and ranges ascend, others by count.',
      resolve: (facet) => facet.values.map((counted) => ({ facet, counted })),
    }),
  }),
});
