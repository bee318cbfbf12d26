/** How a ski differs from related ones: "wider and heavier than …". */
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { RideNeighbourListQuery } from '#relay/RideNeighbourListQuery.graphql.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { rideWording } from '../../../wording/shopping/ride.ts';
import { useWording } from '../../../wording/wording.ts';
import { keyOf } from './keyOf.ts';
import styles from './Ride.module.css';

const differenceKeys = {
  WIDER: 'ride.than.WIDER',
  NARROWER: 'ride.than.NARROWER',
  SOFTER: 'ride.than.SOFTER',
  STIFFER: 'ride.than.STIFFER',
  LIGHTER: 'ride.than.LIGHTER',
  HEAVIER: 'ride.than.HEAVIER',
  QUICKER: 'ride.than.QUICKER',
  CALMER: 'ride.than.CALMER',
} as const;

export default function RideNeighbourList({ handle }: { handle: string }) {
  const t = useWording(rideWording);
  const { lang } = useRouteMatch();
  const { product } = useLazyLoadQuery<RideNeighbourListQuery>(
    graphql`
      query RideNeighbourListQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
        product(handle: $handle) {
          ... on Product {
            ride {
              neighbours {
                product {
                  id
                  displayTitle
                  path
                }
                differences
              }
            }
          }
        }
      }
    `,
    { locale: lang, handle },
  );
  const neighbours = product?.ride?.neighbours ?? [];
  if (neighbours.length === 0) return null;
  const list = new Intl.ListFormat(lang.slice(0, 2) === 'no' ? 'nb' : lang.slice(0, 2));
  return (
    <>
      <h3 className={styles.subtitle}>{t('ride.neighbours')}</h3>
      <ul className={styles.neighbours}>
        {neighbours.map(({ product: other, differences }) => {
          const words = list.format(
            differences.flatMap((one) => {
              const key = keyOf(differenceKeys, one);
              return key ? t(key) : [];
            }),
          );
          // The sentence's order is the language's; the name is a link in it.
          const [before = '', after = ''] = t('ride.than', { words, title: '\n' }).split('\n');
          return (
            <li key={other.id}>
              {before}
              <Link href={other.path} preload="intent">
                {other.displayTitle}
              </Link>
              {after}
            </li>
          );
        })}
      </ul>
    </>
  );
}
