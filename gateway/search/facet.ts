/** Facets of a listing: what a shopper can narrow it by. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { attributeTitle, attributeValue } from '../content/attributeWords.ts';
import { marksOfUnit } from '../region/currency.rules.ts';
import { AmountFormat, moneyMarks } from '../region/money.ts';
import { unlessIll } from '../sourceErrors.ts';
import { costliestFacet, type CountedRange, type CountedValue } from './facetCounts.rules.ts';
import { IN_STOCK } from './facets.rules.ts';
import type { CountedFacet } from './listing.ts';

export interface FacetModel extends CountedFacet {
  ctx: RequestContext;
}

/** Whatever has facets. */
interface Faceted {
  ctx: RequestContext;
  totalCount: number;
  facets(): Promise<CountedFacet[]>;
}

export async function facetsOf(listing: Faceted): Promise<FacetModel[]> {
  return (await listing.facets()).map((facet) => ({ ...facet, ctx: listing.ctx }));
}

/** Null unless the list is empty, and taking back one choice brings something. */
export async function costliestFacetOf(listing: Faceted): Promise<FacetModel | null> {
  if (listing.totalCount > 0) return null;
  return costliestFacet(await facetsOf(listing));
}

interface FacetValueModel {
  facet: FacetModel;
  counted: CountedValue;
}

interface FacetRangeModel extends CountedRange {
  facet: FacetModel;
}

const FacetValue = builder.objectRef<FacetValueModel>('FacetValue').implement({
  description: 'One value that a listing can be narrowed to.',
  fields: (t) => ({
    value: t.string({
      description: 'What `FacetFilter.values` takes.',
      resolve: ({ counted }) => counted.value,
    }),
    label: t.string({
      description: 'What the shopper reads, in the request’s language where the editors wrote it.',
      resolve: ({ facet: { ctx, definition }, counted: { value } }) =>
        attributeValue(
          ctx,
          definition.title,
          definition.kind === 'flag' && value === IN_STOCK ? 'In stock' : value,
        ),
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

const FacetRange = builder.objectRef<FacetRangeModel>('FacetRange').implement({
  description:
    'Numbers that a listing can be narrowed to, from a least to a most. Ends are those of the listing as all other choices narrow it.',
  fields: (t) => ({
    min: t.exposeFloat('min', { description: 'No product is below it; on a whole step.' }),
    max: t.exposeFloat('max', { description: 'No product is above it; on a whole step.' }),
    step: t.exposeFloat('step', {
      description:
        'A sensible move of an end: some hundred lead from `min` to `max`. Any number is understood.',
    }),
    selectedMin: t.exposeFloat('selectedMin', {
      nullable: true,
      description: 'Lower end of the present choice, inclusive; null where it is open.',
    }),
    selectedMax: t.exposeFloat('selectedMax', {
      nullable: true,
      description: 'Upper end of the present choice, inclusive; null where it is open.',
    }),
    histogram: t.exposeIntList('histogram', {
      nullable: true,
      description:
        'Products in each of equal parts from `min` to `max`, 24 at most; one of several lengths counts at each of them. Null where there are more different numbers than the search service counts.',
    }),
    format: t.field({
      type: AmountFormat,
      description: 'How its numbers are written: prices as the market’s prices are, others with their unit.',
      resolve: ({ facet: { ctx, definition } }) =>
        definition.name === 'price'
          ? moneyMarks(ctx)
          : marksOfUnit(definition.unit, definition.decimals, ctx.scope.language),
    }),
  }),
});

const FacetKind = builder.enumType('FacetKind', {
  description: 'How a listing is narrowed by a facet.',
  values: {
    VALUES: { description: 'Any of `Facet.values`.' },
    RANGE: { description: 'Numbers from a least to a most, see `Facet.range`.' },
  },
});

export const Facet = builder.objectRef<FacetModel>('Facet').implement({
  description:
    'Something that a listing can be narrowed by: colour, length, size, waist, radius, terrain, price, availability. Ranges of prices are of the price that guests are asked, whatever the viewer’s customer group gets off.',
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
    kind: t.field({
      type: FacetKind,
      description: 'Whether it is chosen by values or by ends.',
      resolve: ({ definition }) => (definition.kind === 'range' ? ('RANGE' as const) : ('VALUES' as const)),
    }),
    values: t.field({
      type: [FacetValue],
      complexity: { field: 1, multiplier: 1 },
      description:
        'Values that at least one product has, and those chosen; most products first. Empty on ranges.',
      resolve: (facet) => facet.values.map((counted) => ({ facet, counted })),
    }),
    range: t.field({
      type: FacetRange,
      nullable: true,
      description: 'The ends that can be chosen, on lengths, waists, radii and prices; null on others.',
      resolve: (facet) => facet.range && { ...facet.range, facet },
    }),
    countWithout: t.exposeInt('countWithout', {
      nullable: true,
      description:
        'Products that would be listed without the choice of this facet, all others kept; null when it has none.',
    }),
  }),
});
