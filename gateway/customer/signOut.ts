/** `signOut`: this browser forgets everybody and everything of theirs. */
import { builder } from '../builder.ts';
import { endLogins } from './storeLogin.ts';

const SignOutPayload = builder.objectRef<{ isSignedOut: boolean }>('SignOutPayload').implement({
  description:
    'Nobody is signed in any more, at no store. The session has another id now, and another anti-forgery token with it.',
  fields: (t) => ({ isSignedOut: t.exposeBoolean('isSignedOut', { description: 'Always true.' }) }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    description:
      'Signs out at every store and forgets the carts, which are the customer’s. Works while commerce is down too. A guest’s cart stays.',
    complexity: 20,
    resolve: async (_root, _args, ctx) => {
      if (Object.keys(ctx.session.customers).length > 0) {
        await endLogins(ctx);
        ctx.session.signOut();
      }
      return { isSignedOut: true };
    },
  }),
);
