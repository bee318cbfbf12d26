/**
 * Whether the index may lose what is no longer published. Shops change gradually; a large loss is more likely caused by
 * a source with incomplete responses.
 */
export interface Shrinking {
  /** Ids of documents in the index. */
  indexed: Iterable<string>;
  /** Ids of documents of this run. */
  wanted: ReadonlySet<string>;
  /** Number of products that all stores sell together. */
  soldProducts: number;
}

/** Kinds with fewer documents may be removed completely, such as a shop's two landing pages. */
const FEW = 20;

/** Why the index would lose too much; null when the loss is acceptable. */
export function shrinkRefusal({ indexed, wanted, soldProducts }: Shrinking): string | null {
  const kinds = new Map<string, { before: number; gone: number }>();
  const all = { before: 0, gone: 0 };
  for (const id of indexed) {
    // `locale:kind:uid`
    const kind = id.split(':')[1] ?? '';
    const counts = kinds.get(kind) ?? { before: 0, gone: 0 };
    kinds.set(kind, counts);
    for (const count of [all, counts]) {
      count.before += 1;
      if (!wanted.has(id)) count.gone += 1;
    }
  }
  if (all.before === 0) return null;
  if (wanted.size === 0) return 'the content service returned no entries';
  if (soldProducts === 0) return 'commerce returned no products';
  if (all.gone * 2 > all.before) return `${all.gone} of ${all.before} documents would be removed`;
  for (const [kind, { before, gone }] of kinds) {
    if (before >= FEW && gone * 2 > before)
      return `${gone} of ${before} documents of kind ${kind} would be removed`;
  }
  return null;
}
