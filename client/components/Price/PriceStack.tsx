/**
 * The price of the current choice, in the space of the longest possible price: all are rendered in one grid cell, so
 * that nothing below moves with a choice.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PriceStack_prices$data, PriceStack_prices$key } from '#relay/PriceStack_prices.graphql.ts';
import { Price } from './Price.tsx';
import styles from './PriceStack.module.css';

type Key = PriceStack_prices$key[number];

interface PriceStackProps {
  price: Key;
  /** Prices of the other choices; null where none is known. */
  others: readonly (Key | null | undefined)[];
  size?: 'small' | 'large';
}

export function PriceStack({ price, others, size }: PriceStackProps) {
  const prices = useFragment(
    graphql`
      fragment PriceStack_prices on ProductPrice @relay(plural: true) {
        current {
          amount
        }
        highest {
          amount
        }
        regular {
          amount
        }
        isRetailPrice
        isRegularRetailPrice
        ...Price_price
      }
    `,
    [price, ...others.filter((other) => other !== null && other !== undefined)],
  );
  // The current one first, without duplicates.
  const shapes = new Map<string, PriceStack_prices$data[number]>();
  for (const each of prices) if (!shapes.has(shapeOf(each))) shapes.set(shapeOf(each), each);
  return (
    <span className={styles.stack}>
      {[...shapes].map(([shape, each], index) => (
        <span key={shape} hidden={index > 0}>
          <Price price={each} {...(size === undefined ? {} : { size })} />
        </span>
      ))}
    </span>
  );
}

/** Prices of the same text length have the same layout. */
function shapeOf({
  current,
  highest,
  regular,
  isRetailPrice,
  isRegularRetailPrice,
}: PriceStack_prices$data[number]): string {
  return [current.amount, highest?.amount, regular?.amount, isRetailPrice, isRegularRetailPrice].join(' ');
}
