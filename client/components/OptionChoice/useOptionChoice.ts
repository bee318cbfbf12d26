/** The shopper's choice of options, with the state of every value and the current variant. */
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useOptionChoice_product$key } from '#relay/useOptionChoice_product.graphql.ts';
import { useWording } from '../../wording/wording.ts';
import type { Wording } from '../../wording/wording.ts';
import {
  choose,
  chosenColour,
  chosenSize,
  currentVariant,
  missingOption,
  otherSelectionText,
  shownOptions,
  startChoice,
  valueState,
} from './variantMatch.rules.ts';
import type { Choice, Chosen, Move, OptionLike, ValueState } from './variantMatch.rules.ts';

export interface ChosenOption {
  readonly name: string;
  readonly values: readonly {
    readonly label: string;
    readonly hexColors: readonly string[];
    /** In the language of the page. */
    readonly text: string;
    readonly state: ValueState;
  }[];
  /** Label of the selected value; null when there is none. */
  readonly chosen: string | null;
  /** Selected values of the other options: `Spruce`. Empty while there are none. */
  readonly others: string;
}

/** Why other options changed with the last choice. */
export interface ChoiceMoves {
  /** The value that was selected. */
  readonly value: string;
  /** The values it is not made with; empty when options only returned to the preferred ones. */
  readonly other: string;
  readonly moves: readonly Move[];
}

/** Where the choice is read from at start and written to, such as the address. */
export interface ChoicePlace {
  readonly read: (options: readonly OptionLike[]) => Choice;
  readonly write: (options: readonly OptionLike[], choice: Choice) => void;
}

export interface OptionChoices {
  readonly options: readonly ChosenOption[];
  /** Id and availability of the current variant; null while there is none. */
  readonly variant: {
    readonly id: string;
    readonly isPurchasable: boolean;
    readonly availability: string;
  } | null;
  /** Name of the first missing option; null when all are chosen. */
  readonly missing: string | null;
  readonly colour: string | null;
  readonly size: string | null;
  /** Options that changed with the last choice; null when none did. */
  readonly moved: ChoiceMoves | null;
  readonly choose: (name: string, label: string) => void;
}

/** @param place without one the choice starts with the first colour, and is kept in state only. */
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
          availability
        }
      }
    `,
    key,
  );
  const t = useWording();
  const options = shownOptions(
    product.options?.map(({ name, values }) => ({
      name,
      values: values.map(({ label, hexColors }) => ({ label, hexColors })),
    })) ?? null,
    product.swatches.map(({ label, hexColors }) => ({ label, hexColors })),
  );
  const variants = (product.variants ?? []).map(({ id, selections, isPurchasable, availability }) => ({
    id,
    selections: selections.map(({ name, value }) => ({ name, value })),
    isPurchasable,
    availability,
  }));
  const [{ chosen, moved }, setState] = useState(() => {
    const start = startChoice(options, variants, place?.read(options) ?? {});
    return { chosen: { preferred: start, choice: start } as Chosen, moved: null as ChoiceMoves | null };
  });
  const { choice } = chosen;
  // The next choice builds on the latest one, rendered or not.
  const latest = useRef(chosen);

  return {
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({
        ...value,
        text: t.value(name, value.label),
        state: valueState(variants, choice, name, value.label),
      })),
      chosen: choice[name] ?? null,
      others: otherSelectionText(options, name, choice, t.value),
    })),
    variant: currentVariant(variants, choice),
    missing: missingOption(options, choice),
    colour: chosenColour(choice),
    size: chosenSize(choice),
    moved,
    choose: (name, label) => {
      const { moves, ...next } = choose(options, variants, latest.current, name, label);
      latest.current = next;
      setState({
        chosen: next,
        moved: moves.length === 0 ? null : { ...moveReason(t, next, name, label), moves },
      });
      place?.write(options, next.choice);
    },
  };
}

/** The preferred values that the selected value is not made with. */
function moveReason(
  t: Wording,
  { preferred, choice }: Chosen,
  option: string,
  value: string,
): Omit<ChoiceMoves, 'moves'> {
  const unmatched = Object.entries(preferred).filter(
    ([name, preferredValue]) => choice[name] !== preferredValue,
  );
  const other = unmatched.map(([name, preferredValue]) => t.value(name, preferredValue)).join(', ');
  return { value: t.value(option, value), other };
}
