/** All orders of the customer, newest first. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AccountOrdersRouteQuery } from '#relay/AccountOrdersRouteQuery.graphql.ts';
import { AccountFrame } from '../../components/AccountFrame/AccountFrame.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { SignInRedirect } from '../../page/SignInRedirect.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import { OrderList } from './OrderList.tsx';

export function AccountOrdersRoute({ queries }: ScreenProps<{ page: AccountOrdersRouteQuery }>) {
  const t = useWording(accountWording);
  const { viewer } = usePreloadedQuery<AccountOrdersRouteQuery>(
    graphql`
      query AccountOrdersRouteQuery($locale: Locale!, $first: Int!) @inContext(locale: $locale) @preloadable {
        viewer {
          ...OrderList_customer @arguments(first: $first)
        }
      }
    `,
    queries.page,
  );
  if (!viewer) return <SignInRedirect />;
  return (
    <AccountFrame section="orders" title={t('orders.title')}>
      <Head title={t('orders.pageTitle', { brand: brandName })} noindex />
      <OrderList customer={viewer} />
    </AccountFrame>
  );
}

export default AccountOrdersRoute;
