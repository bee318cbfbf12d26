/**
 * The binding that pictures show on a ski: one of those that the shop offers with it, whose brake fits, downhill for
 * skiers of the same ability. A ski of a family that has a binding of its own gets that one.
 */
import { z } from 'zod';
import { readFacts } from '../brand/readData.ts';
import type { BrandProduct } from '../brand/types.ts';

export interface Mounted {
  product: BrandProduct;
  /** Label of its brake's width; null when it has one width only, or no brake. */
  brake: string | null;
}

const offers = new Map(
  readFacts(
    'settings/addOns.json',
    z.array(z.object({ category: z.string(), setBindings: z.array(z.string()).default([]) })),
  ).map(({ category, setBindings }) => [category, setBindings]),
);

/** Millimetres that a brake may be wider than the waist, as the product page has it. */
const margin = 15;

/** Null when none fits, and for everything that is no ski. */
export function bindingFor(ski: BrandProduct, bindings: readonly BrandProduct[]): Mounted | null {
  if (ski.kind !== 'ski') return null;
  const isTouring = ski.specs['Terrain'] === 'Touring';
  const own = isTouring ? null : bindings.find(({ family }) => family === ski.family);
  if (own) return { product: own, brake: brakeFor(own, ski) ?? own.sizes[0]?.label ?? null };
  const offered = isTouring ? offers.get('skis/touring') : offersOf(ski);
  const choices = [ski.related, offered, offers.get('skis')].map((keys = []) =>
    keys.flatMap((key): Mounted[] => {
      const product = bindings.find((one) => one.key === key);
      const brake = product && brakeFor(product, ski);
      return product && brake ? [{ product, brake }] : [];
    }),
  );
  const fitting = choices.find((some) => some.length > 0) ?? [];
  // Uphill, pins come first, as the editors list them.
  const climbs = isTouring || ski.specs['Terrain'] === 'Cross-Mountain';
  const far = ({ product }: Mounted): number => (climbs ? 0 : Math.abs(abilityOf(product) - abilityOf(ski)));
  return fitting.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

const abilities = ['Beginner', 'Intermediate', 'Advanced', 'Expert'];

function abilityOf({ specs }: BrandProduct): number {
  return abilities.indexOf(String(specs['Ability']));
}

/** Of the deepest of its categories that has some. */
function offersOf({ categories }: BrandProduct): readonly string[] | undefined {
  const paths = categories.flatMap((path) =>
    path.split('/').map((_, at, words) => words.slice(0, words.length - at).join('/')),
  );
  const deepest = paths.toSorted((a, b) => b.split('/').length - a.split('/').length);
  return deepest.map((path) => offers.get(path)).find((keys) => keys && keys.length > 0);
}

/** The narrowest that leaves the edges free. */
function brakeFor(binding: BrandProduct, ski: BrandProduct): string | null {
  const waist = waistOf(ski);
  const fitting = binding.sizes.filter(({ label }) => {
    const wider = Number.parseFloat(label) - waist;
    return wider >= 0 && wider <= margin;
  });
  return fitting[0]?.label ?? null;
}

/** Of the pictured size, the middle one. */
function waistOf({ specs, sizes }: BrandProduct): number {
  const sidecut = sizes[Math.floor((sizes.length - 1) / 2)]?.specs['Sidecut'] ?? specs['Sidecut'];
  return Number(String(sidecut ?? '').split('-')[1] ?? specs['Waist']);
}
