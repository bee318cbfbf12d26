/**
 * Every screen and every state of it that is checked for accessibility: route × state × width × who. The check itself
 * is `accessibility.spec.ts`. Only what another shop shows is checked in its journey: consent, an outage, goods that sold
 * out under a cart.
 */
import { accountStates } from './accountStates.ts';
import { catalogueStates } from './catalogueStates.ts';
import { contentStates } from './contentStates.ts';
import { editorialStates } from './editorialStates.ts';
import { proStates } from './proStates.ts';
import { searchStates } from './searchStates.ts';
import type { ScreenState } from './screenState.ts';
import { shoppingStates } from './shoppingStates.ts';

export const screenStates: readonly ScreenState[] = [
  ...catalogueStates,
  ...shoppingStates,
  ...contentStates,
  ...editorialStates,
  ...searchStates,
  ...accountStates,
  ...proStates,
];
