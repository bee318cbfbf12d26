/** The ways to a new password, on the market: one for each store that may have the shopper's account. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Market } from './market.ts';
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
  description: 'Whose accounts a store has, for who has to choose between two.',
  values: {
    ANY: { description: 'There is nothing to choose: the only store that may have the account.' },
    CUSTOMER: { description: 'Accounts of customers.' },
    PRO: { description: 'Accounts that were opened with a pro code.' },
  } satisfies Record<ResetAccount, { description: string }>,
});

const PasswordReset = builder.objectRef<ResetModel>('PasswordReset').implement({
  description:
    'Where the password of an account is replaced: the login page of the store that has the account.',
  fields: (t) => ({
    account: t.field({
      type: ResetAccountEnum,
      description: 'Which accounts it is for.',
      resolve: ({ account }) => account,
    }),
    url: t.string({
      nullable: true,
      description:
        'Its address. Null when the store’s settings name none, and null with an error when the commerce service is down. Costs one kept call a store.',
      resolve: addressOf,
    }),
  }),
});

builder.objectFields(Market, (t) => ({
  passwordResets: t.field({
    type: [PasswordReset],
    description:
      'Where a forgotten password is replaced: at the store where somebody is signed in, else at each store that may have the account of a customer of this country, customers’ first. Two in the markets whose pros have their accounts elsewhere, such as Poland.',
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
