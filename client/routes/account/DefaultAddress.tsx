/** The customer's default address. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DefaultAddress_customer$key } from '#relay/DefaultAddress_customer.graphql.ts';
import { accountHref } from '../../components/AccountFrame/accountSections.ts';
import { PostalAddress } from '../../components/PostalAddress/PostalAddress.tsx';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountHome.module.css';

export function DefaultAddress({ customer: key }: { customer: DefaultAddress_customer$key }) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const { addresses } = useFragment(
    graphql`
      fragment DefaultAddress_customer on Customer {
        addresses {
          isDefault
          ...PostalAddress_address
        }
      }
    `,
    key,
  );
  const address = addresses?.find(({ isDefault }) => isDefault);
  return (
    <section className={styles.section} aria-labelledby="default-address">
      <div className={styles.head}>
        <h2 id="default-address">{t('account.defaultAddress')}</h2>
        <Link href={accountHref(lang, 'addresses')} preload="intent">
          {t(addresses?.length === 0 ? 'account.addAddress' : 'account.allAddresses')}
        </Link>
      </div>
      {address ? (
        <div className={styles.body}>
          <PostalAddress address={address} />
        </div>
      ) : (
        <p className={styles.none}>
          {t(
            !addresses
              ? 'addresses.down'
              : addresses.length === 0
                ? 'account.noAddress'
                : 'account.noDefault',
          )}
        </p>
      )}
    </section>
  );
}
