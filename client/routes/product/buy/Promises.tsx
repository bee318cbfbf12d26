/**
 * What a shopper asks before pressing the button: when it arrives, what shipping costs, how to return it, where to see
 * it. Shipping counts the cart as soon as it is known, which is after the first paint.
 */
import { Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { PromisesCartQuery } from '#relay/PromisesCartQuery.graphql.ts';
import type { Promises_market$key } from '#relay/Promises_market.graphql.ts';
import type { Promises_product$key } from '#relay/Promises_product.graphql.ts';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { useViewer } from '../../../components/Viewer/useViewer.ts';
import { Link } from '../../../navigation/Link.tsx';
import { promisesWording } from '../../../wording/shopping/promises.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './Promises.module.css';
import { shippingSentence } from './shippingSentence.rules.ts';
import type { CartShipping, Shipping } from './shippingSentence.rules.ts';

const signs = {
  truck:
    'M3 6h11v11H3zM14 10h4l3 3v4h-7zM7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  check: 'M4.5 12.5l5 5 10-11',
  place:
    'M12 21s7-6.500 7-11.500a7 7 0 1 0-14 0c0 5 7 11.500 7 11.500zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
} as const;

interface PromisesProps {
  product: Promises_product$key;
  market: Promises_market$key;
  /** It can be bought here: otherwise only the stores are shown. */
  isSold: boolean;
}

export function Promises({ product: productKey, market: marketKey, isSold }: PromisesProps) {
  const t = useWording(promisesWording);
  const { shipping } = useFragment(
    graphql`
      fragment Promises_product on Product {
        shipping {
          cost {
            formatted
          }
          freeFrom {
            formatted
          }
          isFree
        }
      }
    `,
    productKey,
  );
  const { locale, delivery, promises } = useFragment(
    graphql`
      fragment Promises_market on Market {
        locale
        delivery {
          formatted
        }
        promises {
          text
          href
          opensNewTab
        }
      }
    `,
    marketKey,
  );
  return (
    <ul className={styles.list} aria-label={t('promises.title')}>
      {isSold && delivery && (
        <Line sign="truck">{t('promises.delivery', { dates: delivery.formatted })}</Line>
      )}
      {isSold && shipping && (
        <Line sign="box">
          <ShippingCost
            shipping={{ cost: shipping.cost, freeFrom: shipping.freeFrom, isFree: shipping.isFree }}
            locale={locale}
          />
        </Line>
      )}
      {isSold &&
        promises.map(({ text, href, opensNewTab }) => (
          <Line key={text} sign="check">
            {href === '' ? (
              text
            ) : (
              <Link href={href} opensNewTab={opensNewTab} preload="intent">
                {text}
              </Link>
            )}
          </Line>
        ))}
      <Line sign="place">
        <Link href={`/${locale}/stores`} preload="intent">
          {t('promises.stores')}
        </Link>
      </Line>
    </ul>
  );
}

function Line({ sign, children }: { sign: keyof typeof signs; children: ReactNode }) {
  return (
    <li className={styles.promise}>
      <svg
        className={styles.sign}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={signs[sign]} />
      </svg>
      <span>{children}</span>
    </li>
  );
}

const noChanges = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

interface ShippingCostProps {
  shipping: Shipping;
  locale: string;
}

function ShippingCost({ shipping, locale }: ShippingCostProps) {
  const alone = <Sentence shipping={shipping} cart={null} />;
  const isMounted = useSyncExternalStore(noChanges, isInBrowser, isOnServer);
  const units = useViewer().cart?.units ?? 0;
  if (!isMounted || units === 0 || shipping.isFree) return alone;
  return (
    <SectionBoundary resetKey={units} fallback={alone}>
      <Suspense fallback={alone}>
        <WithCart shipping={shipping} locale={locale} />
      </Suspense>
    </SectionBoundary>
  );
}

function WithCart({ shipping, locale }: ShippingCostProps) {
  const { cart } = useLazyLoadQuery<PromisesCartQuery>(
    graphql`
      query PromisesCartQuery($locale: Locale!) @inContext(locale: $locale) {
        cart {
          freeShipping {
            remaining {
              formatted
            }
            isReached
          }
        }
      }
    `,
    { locale },
  );
  const progress = cart?.freeShipping;
  const known = progress ? { remaining: progress.remaining, isReached: progress.isReached } : null;
  return <Sentence shipping={shipping} cart={known} />;
}

function Sentence({ shipping, cart }: { shipping: Shipping; cart: CartShipping | null }) {
  const t = useWording(promisesWording);
  const sentence = shippingSentence(shipping, cart);
  return sentence && t(sentence.key, sentence.values);
}
