/**
 * Every product that somebody wrote, in the editors' order. What leads the shop stands first, so that the first
 * page of a category is not one family in every width; the rest follows as it is filed.
 */
import { accessoriesApparel } from './products/accessoriesApparel.ts';
import { accessoriesBags } from './products/accessoriesBags.ts';
import { accessoriesProtection } from './products/accessoriesProtection.ts';
import { accessoriesSkins } from './products/accessoriesSkins.ts';
import { accessoriesTuning } from './products/accessoriesTuning.ts';
import { bindings } from './products/bindings.ts';
import { bindingsTouring } from './products/bindingsTouring.ts';
import { poles } from './products/poles.ts';
import { polesAdjustable } from './products/polesAdjustable.ts';
import type { ProductDraft } from './productDraft.ts';
import { skisFreeride } from './products/skisFreeride.ts';
import { skisFrontside } from './products/skisFrontside.ts';
import { skisLodestar } from './products/skisLodestar.ts';
import { skisParkJunior } from './products/skisParkJunior.ts';
import { skisPiste } from './products/skisPiste.ts';
import { skisTouring } from './products/skisTouring.ts';

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
