/** The filter of automated picks (catalogue.md 5, 7.2): by category, without the current product, by specification. */
import type { PicksWhere } from '../deliveryHandle.ts';
import type { ProductPickJson } from '../wire/wire.ts';

type Attributes = NonNullable<PicksWhere['attributes']>;

export function filterOfPicks(where: PicksWhere): Record<string, unknown> {
  const attributes = (where.attributes ?? []).map(({ attribute, values }) => ({
    'specs.title': { $regex: `^${escaped(attribute)}$`, $options: 'i' },
    'specs.value': { $in: values },
  }));
  return {
    'categories.uid': { $in: where.categoryUids },
    ...(where.excludeUids && where.excludeUids.length > 0 ? { uid: { $nin: where.excludeUids } } : {}),
    ...(attributes.length > 0 ? { $and: attributes } : {}),
  };
}

export function hasAttributes(pick: ProductPickJson, attributes: Attributes): boolean {
  return attributes.every(({ attribute, values }) =>
    pick.specs.some(
      (spec) => spec.title.toLowerCase() === attribute.toLowerCase() && values.includes(spec.value),
    ),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
