/**
 * Every product that somebody wrote, in the editors' order. What leads the shop stands first, so that the first
 * page of a category is not one family in every width; the rest follows as it is filed.
 */
import { accessoriesApparel } from './accessoriesApparel.ts';
import { accessoriesBags } from './accessoriesBags.ts';
import { accessoriesProtection } from './accessoriesProtection.ts';
import { accessoriesSkins } from './accessoriesSkins.ts';
import { accessoriesTuning } from './accessoriesTuning.ts';
import { bindings } from './bindings.ts';
import { bindingsTouring } from './bindingsTouring.ts';
import { poles } from './poles.ts';
import { polesAdjustable } from './polesAdjustable.ts';
import type { ProductDraft } from './productDraft.ts';
import { skisFreeride } from './skisFreeride.ts';
import { skisFrontside } from './skisFrontside.ts';
import { skisLodestar } from './skisLodestar.ts';
import { skisParkJunior } from './skisParkJunior.ts';
import { skisPiste } from './skisPiste.ts';
import { skisTouring } from './skisTouring.ts';

const filed: readonly ProductDraft[] = [
  ...skisLodestar,
  ...skisFrontside,
  ...skisFreeride,
  ...skisTouring,
  ...skisPiste,
  ...skisParkJunior,
  ...poles,
  ...polesAdjustable,
  ...bindings,
  ...bindingsTouring,
  ...accessoriesSkins,
  ...accessoriesTuning,
  ...accessoriesBags,
  ...accessoriesApparel,
  ...accessoriesProtection,
];

const leading: readonly string[] = [
  'lodestar-98',
  'overburden-108',
  'ropeway-94',
  'gangue-104',
  'lodestar-98-w',
  'adit-72',
  'night-shift-92',
  'canary-86',
  'lodestar-106',
  'assay-86',
  'overburden-108-w',
  'ropeway-100',
  'lodestar-90',
  'shotfirer-sl',
  'gangue-112',
  'apprentice-piste',
  'drift-78',
  'assay-82-w',
  'overburden-116',
  'ropeway-88',
  'night-shift-88-w',
  'adit-68',
  'lodestar-106-w',
  'canary-80',
];

function place({ key, withdrawn }: ProductDraft): number {
  const at = leading.indexOf(key);
  if (withdrawn) return leading.length + 1;
  return at < 0 ? leading.length : at;
}

export const handMade: readonly ProductDraft[] = filed.toSorted((a, b) => place(a) - place(b));
