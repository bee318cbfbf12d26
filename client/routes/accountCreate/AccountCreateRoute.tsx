/** Account creation. Customers are redirected. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { AccountCreateRouteQuery } from '#relay/AccountCreateRouteQuery.graphql.ts';
import { CreateAccountForm } from '../../components/CreateAccountForm/CreateAccountForm.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { nextPath } from '../../navigation/addresses/nextPath.rules.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { Redirect } from '../../page/Redirect.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';

export function AccountCreateRoute({ queries, match }: ScreenProps<{ page: AccountCreateRouteQuery }>) {
  const t = useWording(formsWording);
  const { viewer, market } = usePreloadedQuery<AccountCreateRouteQuery>(
    graphql`
      query AccountCreateRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        viewer {
          __typename
        }
        market {
          ...CreateAccountForm_market
        }
      }
    `,
    queries.page,
  );
  const { lang, search } = match;
  if (viewer) return <Redirect href={nextPath(search.get('next'), lang)} />;
  return (
    <>
      <Head title={t('createAccount.pageTitle', { brand: brandName })} noindex />
      <FormPage title={t('createAccount.title')} text={t('createAccount.text')}>
        <CreateAccountForm market={market} arrival={`/${lang}/account`} />
      </FormPage>
    </>
  );
}

export default AccountCreateRoute;
