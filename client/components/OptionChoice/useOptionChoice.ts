/** The shopper's choice of options, and what follows from it: the state of every value and the current variant. */
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useOptionChoice_product$key } from '#relay/useOptionChoice_product.graphql.ts';
import {
  choiceAboveInWords,
  choose,
  chosenColour,
  chosenSize,
  currentVariant,
  missingOption,
  shownOptions,
  startChoice,
  valueState,
} from './variantMatch.rules.ts';
import type { Choice, OptionLike, ValueState } from './variantMatch.rules.ts';

export interface ChosenOption {
  readonly name: string;
  readonly values: readonly {
    readonly label: string;
    readonly hexColors: readonly string[];
    readonly state: ValueState;
  }[];
  /** Label of the chosen value; null when none is. */
  readonly chosen: string | null;
  /** The choices above, in words: `Spruce`. Empty for the first option. */
  readonly above: string;
}

/** Where a choice comes from when it starts, and where each one goes to, such as the address. */
export interface ChoicePlace {
  readonly read: (options: readonly OptionLike[]) => Choice;
  readonly write: (options: readonly OptionLike[], choice: Choice) => void;
}

export interface OptionChoices {
  readonly options: readonly ChosenOption[];
  /** Id and verdict of the current variant; null while none is. */
  readonly variant: { readonly id: string; readonly isPurchasable: boolean } | null;
  /** Name of the first option still to be chosen; null when all are. */
  readonly missing: string | null;
  readonly colour: string | null;
  readonly size: string | null;
  /** All that is chosen, in words. */
  readonly words: string;
  /** Labels that had to go with the last choice, because they are not made with it. */
  readonly dropped: readonly string[];
  readonly choose: (name: string, label: string) => void;
}

/** @param place without one the choice starts with the first colour, and is kept here only. */
export function useOptionChoice(key: useOptionChoice_product$key, place?: ChoicePlace): OptionChoices {
  const product = useFragment(
    graphql`
      fragment useOptionChoice_product on Product {
        options {
          name
          values {
            label
            hexColors
          }
        }
        swatches {
          label
          hexColors
        }
        variants {
          id
          selections {
            name
            value
          }
          isPurchasable
        }
      }
    `,
    key,
  );
  const options = shownOptions(
    product.options?.map(({ name, values }) => ({
      name,
      values: values.map(({ label, hexColors }) => ({ label, hexColors })),
    })) ?? null,
    product.swatches.map(({ label, hexColors }) => ({ label, hexColors })),
  );
  const variants = (product.variants ?? []).map(({ id, selections, isPurchasable }) => ({
    id,
    selections: selections.map(({ name, value }) => ({ name, value })),
    isPurchasable,
  }));
  const [{ choice, dropped }, setState] = useState(() => ({
    choice: startChoice(options, variants, place?.read(options) ?? {}),
    dropped: [] as readonly string[],
  }));

  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({
        ...value,
        state: valueState(options, variants, choice, name, value.label),
      })),
      chosen: choice[name] ?? null,
      above: choiceAboveInWords(options, name, choice),
    })),
    variant: currentVariant(variants, choice),
    missing: missingOption(options, choice),
    colour: chosenColour(choice),
    size: chosenSize(choice),
    words: Object.values(choice).join(', '),
    dropped,
    choose: (name, label) => {
      const next = choose(options, variants, choice, name, label);
      setState({ choice: next.choice, dropped: next.dropped.map((each) => each.label) });
      place?.write(options, next.choice);
    },
  };
}
