/** Account creation with a pro code. Customers enter the code alone. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ProCreateRouteQuery } from '#relay/ProCreateRouteQuery.graphql.ts';
import { CreateAccountForm } from '../../components/CreateAccountForm/CreateAccountForm.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { Redirect } from '../../page/Redirect.tsx';
import { FormPage } from '../../ui/FormPage/FormPage.tsx';
import { formsWording } from '../../wording/account/forms.ts';
import { useWording } from '../../wording/wording.ts';

export function ProCreateRoute({ queries, match }: ScreenProps<{ page: ProCreateRouteQuery }>) {
  const t = useWording(formsWording);
  const { viewer, market } = usePreloadedQuery<ProCreateRouteQuery>(
    graphql`
      query ProCreateRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        viewer {
          isPro
        }
        market {
          ...CreateAccountForm_market
        }
      }
    `,
    queries.page,
  );
  const { lang } = match;
  if (viewer) return <Redirect href={viewer.isPro ? `/${lang}/pro` : `/${lang}/pro/signup`} />;
  return (
    <>
      <Head title={t('createProAccount.pageTitle', { brand: brandName })} noindex />
      <FormPage title={t('createProAccount.title')} text={t('createProAccount.text')}>
        <CreateAccountForm market={market} isPro arrival={`/${lang}/pro`} />
      </FormPage>
    </>
  );
}

export default ProCreateRoute;
