/** The account's home: last order, a pro's spend, default address, profile. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AccountHome_customer$key } from '#relay/AccountHome_customer.graphql.ts';
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx';
import { accountHref } from '../../components/AccountFrame/accountSections.ts';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountHome.module.css';
import { DefaultAddress } from './DefaultAddress.tsx';
import { LastOrder } from './LastOrder.tsx';
import { ProSpend } from './ProSpend.tsx';

export function AccountHome({ customer: key }: { customer: AccountHome_customer$key }) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const customer = useFragment(
    graphql`
      fragment AccountHome_customer on Customer {
        firstName
        lastName
        email
        phone
        company
        ...LastOrder_customer
        ...ProSpend_customer
        ...DefaultAddress_customer
      }
    `,
    key,
  );
  return (
    <AccountFrame section="home" title={t('account.greeting', { name: customer.firstName })}>
      <div className={styles.sections}>
        <LastOrder customer={customer} />
        <ProSpend customer={customer} />
        <DefaultAddress customer={customer} />
        <section className={styles.section} aria-labelledby="you">
          <div className={styles.head}>
            <h2 id="you">{t('account.details')}</h2>
            <Link href={accountHref(lang, 'profile')} preload="intent">
              {t('account.editProfile')}
            </Link>
          </div>
          <p className={styles.person}>
            <span>
              {customer.firstName} {customer.lastName}
            </span>
            {[customer.company, customer.email, customer.phone]
              .filter((line) => line !== null)
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </p>
        </section>
      </div>
    </AccountFrame>
  );
}
