/**
 * Whether an index may lose what is not published any more. Shops change piece by piece; when much is gone at once, it is
 * rather a source that answered with too little.
 */
export interface Shrinking {
  /** Ids of documents that stand in the index. */
  standing: Iterable<string>;
  /** Ids of documents that shall stand there. */
  wanted: ReadonlySet<string>;
  /** Products that all stores together sell. */
  soldProducts: number;
}

/** A kind with fewer documents may go as a whole: a shop that takes down its two landing pages means it. */
const FEW = 20;

/** Why the index would lose too much; null when it may lose what is gone. */
export function shrinkComplaint({ standing, wanted, soldProducts }: Shrinking): string | null {
  const kinds = new Map<string, { before: number; gone: number }>();
  const all = { before: 0, gone: 0 };
  for (const id of standing) {
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
  if (wanted.size === 0) return 'content answered with nothing';
  if (soldProducts === 0) return 'commerce answered with no product';
  if (all.gone * 2 > all.before) return `${all.gone} of ${all.before} documents would be removed`;
  for (const [kind, { before, gone }] of kinds) {
    if (before >= FEW && gone * 2 > before)
      return `${gone} of ${before} documents of kind ${kind} would be removed`;
  }
  return null;
}
