/**
 * Shown when the cart fails to load: says that nothing is lost, offers a retry and links to categories from the
 * header's data, and retries by itself.
 */
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { CartFailureQuery } from '#relay/CartFailureQuery.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { homePath } from '../../navigation/addresses/localePath.rules.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { HttpStatus } from '../../page/HttpStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { outageWording } from '../../wording/frame/outage.ts';
import { useWording } from '../../wording/wording.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './EmptyCart.module.css';
import { useCartRetry } from './useCartRetry.ts';

export function CartFailure({ status = 503 }: { status?: 500 | 503 }) {
  const t = useWording(cartWording, outageWording);
  const { lang } = useRouteMatch();
  const { header } = useLazyLoadQuery<CartFailureQuery>(
    graphql`
      query CartFailureQuery($locale: Locale!) @inContext(locale: $locale) {
        header {
          ...CategoryLinks_header
        }
      }
    `,
    { locale: lang },
    { fetchPolicy: 'store-only' },
  );
  useCartRetry(lang);
  return (
    <div className={styles.empty}>
      <HttpStatus code={status} />
      <Head
        title={t('cart.pageTitle', { brand: brandName })}
        description={t('cart.description', { brand: brandName })}
        noindex
      />
      <div role="alert" className={styles.told}>
        <h1 className={styles.heading}>{t('cart.down')}</h1>
        <p className={styles.text}>{t('cart.downText')}</p>
      </div>
      <div className={styles.ways}>
        <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
        <Link href={homePath(lang)} className={buttonClass('secondary')}>
          {t('error.home')}
        </Link>
      </div>
      {header ? <CategoryLinks header={header} /> : null}
    </div>
  );
}
