/** Keeps the choice of options in the address, so that it can be shared. */
import type { ChoicePlace } from '../../../components/OptionChoice/useOptionChoice.ts';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { readChoice, writeChoice } from './choiceUrl.rules.ts';

export function useChoiceInAddress(): ChoicePlace {
  const { search, path } = useRouteMatch();
  return {
    read: (options) => readChoice(options, search),
    write: (options, choice) => {
      // All data of the choice is loaded, so the address changes without a navigation.
      const written = writeChoice(options, choice, search).toString();
      window.history.replaceState(window.history.state, '', written === '' ? path : `${path}?${written}`);
    },
  };
}
