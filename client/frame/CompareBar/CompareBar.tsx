/**
 * The list of skis selected for comparison, with a link to it. The list is shown at once; names and pictures follow,
 * and the link works without them. Skis that this market does not show are hidden but kept.
 */
import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CompareBarQuery, CompareBarQuery$data } from '#relay/CompareBarQuery.graphql.ts';
import { compareBarId } from '../../components/CompareToggle/compareBarId.ts';
import {
  clearComparison,
  setUnavailable,
  removeFromComparison,
} from '../../components/CompareToggle/compareList.ts';
import { compareHref } from '../../components/CompareToggle/compareList.rules.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { onConnection } from '../../viewport/pictures/pictureAddress.ts';
import { compareWording } from '../../wording/shopping/compare.ts';
import { useWording } from '../../wording/wording.ts';
import bottomBar from '../bottomBar.module.css';
import styles from './CompareBar.module.css';

type Known = CompareBarQuery$data['products'][number];

interface Answer {
  /** The requested ids, to tell a product that is not loaded yet from one that is not shown here. */
  readonly asked: readonly string[];
  readonly products: ReadonlyMap<string, Known>;
}

export default function CompareBar({ chosen }: { chosen: readonly string[] }) {
  const t = useWording(compareWording);
  const { lang } = useRouteMatch();
  const environment = useRelayEnvironment();
  const list = useRef<HTMLUListElement>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    const asking = fetchQuery<CompareBarQuery>(
      environment,
      graphql`
        query CompareBarQuery($locale: Locale!, $handles: [String!]!) @inContext(locale: $locale) {
          products: productsByHandle(handles: $handles) {
            handle
            displayTitle
            image {
              url(width: 96, height: 128)
            }
          }
        }
      `,
      { locale: lang, handles: chosen },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ products }) => {
        const known = new Map(products.map((product) => [product.handle, product]));
        setUnavailable(chosen.filter((handle) => !known.has(handle)));
        setAnswer({ asked: chosen, products: known });
      },
      // The list and its link are useful without names and pictures.
      error: () => {},
    });
    return () => asking.unsubscribe();
  }, [environment, lang, chosen]);

  const isMissing = (handle: string): boolean =>
    answer !== null && answer.asked.includes(handle) && !answer.products.has(handle);
  const here = chosen.filter((handle) => !isMissing(handle));
  if (here.length === 0) return null;

  const focusAfter = (index: number) => {
    const rest = list.current?.querySelectorAll('button') ?? [];
    const next = rest[index + 1] ?? rest[index - 1] ?? document.querySelector('main');
    next?.focus({ preventScroll: true });
  };
  const handleRemove = (handle: string, title: string, index: number) => {
    focusAfter(index);
    removeFromComparison(handle);
    announce(t('compare.takenOut', { title }));
  };
  const handleClear = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    clearComparison();
    announce(t('compare.cleared'));
  };

  return (
    <section
      id={compareBarId}
      tabIndex={-1}
      className={`${bottomBar.bar} ${styles.bar}`}
      aria-label={t('compare.bar')}
    >
      <div className={`${bottomBar.inner} ${styles.inner}`}>
        <ul ref={list} className={styles.list}>
          {here.map((handle, index) => {
            const product = answer?.products.get(handle);
            const title = product?.displayTitle ?? handle;
            return (
              <li key={handle} className={styles.item}>
                <span className={styles.frame}>
                  {product ? (
                    <img
                      src={onConnection(product.image.url)}
                      alt=""
                      width={36}
                      height={48}
                      className={styles.picture}
                    />
                  ) : (
                    <Skeleton ratio="3 / 4" />
                  )}
                </span>
                <span className={styles.title}>
                  {product ? title : <Skeleton lines={1} inlineSize="6rem" />}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('compare.remove', { title })}
                  onClick={() => handleRemove(handle, title, index)}
                >
                  <Icon name="close" />
                </button>
              </li>
            );
          })}
        </ul>
        <div className={styles.ways}>
          <Button variant="quiet" onClick={handleClear}>
            {t('compare.clear')}
          </Button>
          <LinkButton href={compareHref(lang, here)} preload="intent" className={styles.open}>
            {t('compare.open', { number: here.length })}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
