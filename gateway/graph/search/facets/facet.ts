/** `Facet`: the filters of a listing. */
import { whenKnown } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { attributeTitle, attributeValue } from '../../content/wording/attributeWords.ts';
import { marksOfUnit } from '../../region/formats/currency.rules.ts';
import { AmountFormat, moneyMarks } from '../../region/formats/money.ts';
import { withFallback } from '../../sourceErrors.ts';
import { costliestFacet, type CountedRange, type CountedValue } from './facetCounts.rules.ts';
import { IN_STOCK } from './facets.rules.ts';
import type { CountedFacet } from '../listing/listing.ts';

export interface FacetModel extends CountedFacet {
  ctx: RequestContext;
}

interface Faceted {
  ctx: RequestContext;
  facets(): Promise<CountedFacet[]>;
}

export async function facetsOf(listing: Faceted): Promise<FacetModel[]> {
  return (await listing.facets()).map((facet) => ({ ...facet, ctx: listing.ctx }));
}

/** Null unless the list is empty and resetting one facet yields results. */
export async function costliestFacetOf(listing: Faceted, totalCount: number): Promise<FacetModel | null> {
  return totalCount > 0 ? null : costliestFacet(await facetsOf(listing));
}

interface FacetValueModel {
  facet: FacetModel;
  counted: CountedValue;
}

interface FacetRangeModel extends CountedRange {
  facet: FacetModel;
}

const FacetValue = builder.objectRef<FacetValueModel>('FacetValue').implement({
  description: 'One value that a listing can be filtered by.',
  fields: (t) => ({
    value: t.string({
      description: 'What `FacetFilter.values` takes.',
      resolve: ({ counted }) => counted.value,
    }),
    label: t.string({
      description: 'Label, in the request’s language where translated.',
      resolve: ({ facet: { ctx, definition }, counted: { value } }) =>
        attributeValue(
          ctx,
          definition.title,
          definition.kind === 'flag' && value === IN_STOCK ? 'In stock' : value,
        ),
    }),
    count: t.int({
      description:
        'Number of products with this value in place of the facet’s current selection, keeping all other filters.',
      resolve: ({ counted }) => counted.count,
    }),
    isSelected: t.boolean({
      description: 'True when selected.',
      resolve: ({ counted }) => counted.isSelected,
    }),
    hex: t.string({
      nullable: true,
      description: 'Swatch colour; null for other facets and when the group has none.',
      resolve: ({ facet, counted }) => {
        if (facet.definition.name !== 'color') return null;
        return whenKnown(
          withFallback(facet.ctx.delivery.colorGroups(), []),
          (groups) =>
            groups.find(({ color_name: name }) => name === counted.value)?.option_swatch_hex || null,
        );
      },
    }),
  }),
});

const FacetRange = builder.objectRef<FacetRangeModel>('FacetRange').implement({
  description: 'A numeric range to filter by. Its ends are those of the listing with all other filters.',
  fields: (t) => ({
    min: t.exposeFloat('min', { description: 'Lower end, rounded down to a whole step.' }),
    max: t.exposeFloat('max', { description: 'Upper end, rounded up to a whole step.' }),
    step: t.exposeFloat('step', {
      description: 'Suggested step: about a hundred from `min` to `max`. Any number is accepted.',
    }),
    selectedMin: t.exposeFloat('selectedMin', {
      nullable: true,
      description: 'Lower end of the selection, inclusive; null when open.',
    }),
    selectedMax: t.exposeFloat('selectedMax', {
      nullable: true,
      description: 'Upper end of the selection, inclusive; null when open.',
    }),
    histogram: t.exposeIntList('histogram', {
      nullable: true,
      description:
        'Number of products in each of at most 24 equal intervals from `min` to `max`; a product with several values counts in each. Null when there are more distinct values than the search service counts.',
    }),
    format: t.field({
      type: AmountFormat,
      description: 'Number format: the market’s price format, or the number with its unit.',
      resolve: ({ facet: { ctx, definition } }) =>
        definition.name === 'price'
          ? moneyMarks(ctx)
          : marksOfUnit(definition.unit, definition.decimals, ctx.scope.language),
    }),
  }),
});

const FacetKind = builder.enumType('FacetKind', {
  description: 'How a facet filters.',
  values: {
    VALUES: { description: 'Any of `Facet.values`.' },
    RANGE: { description: 'A numeric range, see `Facet.range`.' },
  },
});

export const Facet = builder.objectRef<FacetModel>('Facet').implement({
  description:
    'A filter of a listing: colour, length, size, waist, radius, terrain, price, availability. Price ranges use guest prices, without the viewer’s group discount.',
  fields: (t) => ({
    name: t.string({
      description: 'What `FacetFilter.facet` takes.',
      resolve: ({ definition }) => definition.name,
    }),
    label: t.string({
      description: 'Label: the editors’ text, in the request’s language where translated.',
      resolve: ({ ctx, definition }) => attributeTitle(ctx, definition.title),
    }),
    kind: t.field({
      type: FacetKind,
      description: 'Whether it is filtered by values or by a range.',
      resolve: ({ definition }) => (definition.kind === 'range' ? ('RANGE' as const) : ('VALUES' as const)),
    }),
    values: t.field({
      type: [FacetValue],
      complexity: { field: 1, multiplier: 1 },
      description:
        'Values with at least one product, and the selected ones; most products first. Empty for ranges.',
      resolve: (facet) => facet.values.map((counted) => ({ facet, counted })),
    }),
    range: t.field({
      type: FacetRange,
      nullable: true,
      description: 'The range of lengths, waists, radii and prices; null for others.',
      resolve: (facet) => facet.range && { ...facet.range, facet },
    }),
    countWithout: t.exposeInt('countWithout', {
      nullable: true,
      description:
        'Number of products without this facet’s selection, keeping all other filters; null when it has none.',
    }),
  }),
});
