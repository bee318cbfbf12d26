/** `Market.passwordResets`: reset pages of the stores that may hold the shopper's account. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Market } from './markets/market.ts';
import { resetAddress, resetStores, type ResetAccount, type ResetStore } from './passwordReset.rules.ts';

interface ResetModel extends ResetStore {
  ctx: RequestContext;
}

function resetsOf(ctx: RequestContext): ResetModel[] {
  const { customers } = ctx.session;
  return resetStores(ctx.scope.country, (store) => store in customers, ctx.markets).map((at) => ({
    ...at,
    ctx,
  }));
}

async function addressOf({ ctx, store }: ResetModel): Promise<string | null> {
  const there = ctx.inMarket(ctx.locale, { commerceRegion: store }) ?? ctx;
  return resetAddress((await there.commerce.store()).secure_url);
}

const ResetAccountEnum = builder.enumType('PasswordResetAccount', {
  description: 'Whose accounts a store holds, for shoppers who have to choose between two.',
  values: {
    ANY: { description: 'The only store that may hold the account; there is nothing to choose.' },
    CUSTOMER: { description: 'Customer accounts.' },
    PRO: { description: 'Accounts created with a pro code.' },
  } satisfies Record<ResetAccount, { description: string }>,
});

const PasswordReset = builder.objectRef<ResetModel>('PasswordReset').implement({
  description: 'Password reset page: the login page of the store that holds the account.',
  fields: (t) => ({
    account: t.field({
      type: ResetAccountEnum,
      description: 'Which accounts the page is for.',
      resolve: ({ account }) => account,
    }),
    url: t.string({
      nullable: true,
      description:
        'URL of the page. Null when the store’s settings name none, or with an error when the commerce service is down. Costs one cached call per store.',
      resolve: addressOf,
    }),
  }),
});

builder.objectFields(Market, (t) => ({
  passwordResets: t.field({
    type: [PasswordReset],
    description:
      'Password reset pages: of the stores where the shopper is signed in, else of each store that may hold an account of a customer of this country, the customers’ store first. Two in markets whose pros have accounts at another store, such as Poland.',
    complexity: 5,
    resolve: resetsOf,
  }),
  passwordResetUrl: t.string({
    nullable: true,
    description:
      'Address of the first of `passwordResets`. Null with an error when the commerce service is down.',
    deprecationReason:
      'One address is not enough where pros have their accounts at another store. Removed after 2027-04-01: use Market.passwordResets',
    resolve: async (ctx) => {
      const [first] = resetsOf(ctx);
      return first ? addressOf(first) : null;
    },
  }),
}));
