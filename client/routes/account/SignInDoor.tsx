/** The account page of a guest: sign-in form, account creation, and the link to order status. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SignInDoor_market$key } from '#relay/SignInDoor_market.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { SignInForm } from '../../components/SignInForm/SignInForm.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SignInDoor.module.css';

export function SignInDoor({ market: key }: { market: SignInDoor_market$key }) {
  const t = useWording(accountWording);
  const { lang, search } = useRouteMatch();
  const market = useFragment(
    graphql`
      fragment SignInDoor_market on Market {
        ...SignInForm_market
      }
    `,
    key,
  );
  const next = search.get('next');
  return (
    <div className={styles.page}>
      <section className={styles.signIn}>
        <h1 tabIndex={-1} className={styles.title}>
          {t('account.signIn')}
        </h1>
        {next !== null && <p className={styles.text}>{t('account.signInToGoOn')}</p>}
        <SignInForm market={market} />
      </section>
      <div className={styles.others}>
        <section className={styles.other}>
          <h2>{t('account.guestTitle')}</h2>
          <p>{t('account.guestText')}</p>
          <LinkButton
            variant="secondary"
            // Account creation leads to the same target.
            href={`/${lang}/account/create${next === null ? '' : `?${new URLSearchParams({ next })}`}`}
          >
            {t('account.create')}
          </LinkButton>
        </section>
        <section className={styles.other}>
          <h2>{t('account.guestOrder')}</h2>
          <p>{t('account.guestOrderText')}</p>
          <LinkButton variant="quiet" href={`/${lang}/order-status`} preload="intent">
            {t('account.findOrder')}
          </LinkButton>
        </section>
      </div>
    </div>
  );
}
