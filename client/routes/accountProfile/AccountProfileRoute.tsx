/** Profile, sign-in details, account deletion. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AccountProfileRouteQuery } from '#relay/AccountProfileRouteQuery.graphql.ts';
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { SignInRedirect } from '../../page/SignInRedirect.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AccountProfileRoute.module.css';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignInDetails } from './SignInDetails.tsx';

export function AccountProfileRoute({ queries }: ScreenProps<{ page: AccountProfileRouteQuery }>) {
  const t = useWording(accountWording);
  const { viewer } = usePreloadedQuery<AccountProfileRouteQuery>(
    graphql`
      query AccountProfileRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        viewer {
          id
          ...ProfileForm_customer
          ...SignInDetails_customer
          ...DeleteAccount_customer
        }
      }
    `,
    queries.page,
  );
  if (!viewer) return <SignInRedirect />;
  return (
    <AccountFrame section="profile" title={t('profile.title')}>
      <Head title={t('profile.pageTitle', { brand: brandName })} noindex />
      <div className={styles.sections}>
        <ProfileForm key={viewer.id} customer={viewer} />
        <SignInDetails customer={viewer} />
        <DeleteAccount customer={viewer} />
      </div>
    </AccountFrame>
  );
}

export default AccountProfileRoute;
