/** Sign-in for guests, the account's home for customers, a confirmation after deletion. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AccountRouteQuery } from '#relay/AccountRouteQuery.graphql.ts';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import { AccountHome } from './AccountHome.tsx';
import { AccountDeleted } from './AccountDeleted.tsx';
import { SignInDoor } from './SignInDoor.tsx';

export function AccountRoute({ queries, match }: ScreenProps<{ page: AccountRouteQuery }>) {
  const t = useWording(accountWording);
  const { viewer, market } = usePreloadedQuery<AccountRouteQuery>(
    graphql`
      query AccountRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        viewer {
          ...AccountHome_customer
        }
        market {
          ...SignInDoor_market
        }
      }
    `,
    queries.page,
  );
  return (
    <>
      <Head
        title={t(viewer ? 'account.pageTitle' : 'account.signInPageTitle', { brand: brandName })}
        noindex
      />
      {viewer ? (
        <AccountHome customer={viewer} />
      ) : match.search.has('goodbye') ? (
        <AccountDeleted />
      ) : (
        <SignInDoor market={market} />
      )}
    </>
  );
}

export default AccountRoute;
