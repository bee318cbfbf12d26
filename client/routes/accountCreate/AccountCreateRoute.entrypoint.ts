/** `/{lang}/account/create`. */
import type { AccountCreateRouteQuery } from '#relay/AccountCreateRouteQuery.graphql.ts';
import AccountCreateRouteQueryParameters from '#relay/AccountCreateRouteQuery$parameters.ts';
import { defineEntryPoint } from '../../navigation/entryPoint.ts';

export const accountCreateEntryPoint = defineEntryPoint<{ page: AccountCreateRouteQuery }>({
  name: 'account-create',
  load: () => import('./AccountCreateRoute.tsx'),
  queries: ({ lang }) => ({
    page: { isPersonal: true, parameters: AccountCreateRouteQueryParameters, variables: { locale: lang } },
  }),
});
