/**
 * Every screen state that is checked for accessibility: route × state × width × user. The check itself is
 * `accessibility.spec.ts`. States that need another shop are checked in their journeys: consent, an outage, cart items
 * that sold out.
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
