/** `signOut`: signs out of every store and clears the session. */
import { builder } from '../../builder.ts';
import { endLogins } from './storeLogin.ts';

const SignOutPayload = builder.objectRef<{ isSignedOut: boolean }>('SignOutPayload').implement({
  description: 'Signed out of every store. The session has a new id and a new CSRF token.',
  fields: (t) => ({ isSignedOut: t.exposeBoolean('isSignedOut', { description: 'Always true.' }) }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    description:
      'Signs out of every store and forgets the customer’s carts. Works while commerce is down, too. A guest’s cart stays.',
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
