/** The customer's addresses. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AccountAddressesRouteQuery } from '#relay/AccountAddressesRouteQuery.graphql.ts';
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { SignInRedirect } from '../../page/SignInRedirect.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import { AddressList } from './AddressList.tsx';

export function AccountAddressesRoute({ queries }: ScreenProps<{ page: AccountAddressesRouteQuery }>) {
  const t = useWording(accountWording);
  const { viewer, market } = usePreloadedQuery<AccountAddressesRouteQuery>(
    graphql`
      query AccountAddressesRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        viewer {
          ...AddressList_customer
        }
        market {
          ...AddressList_market
        }
      }
    `,
    queries.page,
  );
  if (!viewer) return <SignInRedirect />;
  return (
    <AccountFrame section="addresses" title={t('addresses.title')}>
      <Head title={t('addresses.pageTitle', { brand: brandName })} noindex />
      <AddressList customer={viewer} market={market} />
    </AccountFrame>
  );
}

export default AccountAddressesRoute;
