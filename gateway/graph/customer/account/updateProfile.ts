/** `updateProfile`: name, phone and company of the viewer. */
import { builder } from '../../builder.ts';
import type { CustomerChange } from '../../../sources/commerce/customers.ts';
import { faultsOfCommerce, judgeProfile, type GivenProfile } from './accountForm.rules.ts';
import { Customer, customerOf, viewerOf, type CustomerModel } from '../customer.ts';
import { InvalidFieldsError, invalidFields, NotSignedInError, notSignedIn } from '../customerRefusals.ts';

interface UpdatedModel {
  viewer: CustomerModel;
}

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'The new profile. Texts are trimmed.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'Given name.' }),
    lastName: t.string({ required: true, description: 'Family name.' }),
    phone: t.string({ description: 'Phone number. Null or empty removes it; unchanged when omitted.' }),
    company: t.string({ description: 'Company. Null or empty removes it; unchanged when omitted.' }),
  }),
});

const UpdateProfilePayload = builder.objectRef<UpdatedModel>('UpdateProfilePayload').implement({
  description: 'The profile was changed.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Customer, description: 'The updated customer.' }),
  }),
});

function changeOf({ firstName, lastName, phone, company }: GivenProfile): CustomerChange {
  return {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    ...(phone === undefined ? {} : { phone: phone?.trim() ?? '' }),
    ...(company === undefined ? {} : { company: company?.trim() ?? '' }),
  };
}

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: UpdateProfilePayload,
    errors: {
      union: { description: 'Outcome of `updateProfile`.' },
      types: [InvalidFieldsError, NotSignedInError],
    },
    description: 'Changes the viewer’s profile. An error when commerce is down; it can then be retried.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The profile.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<UpdatedModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      const faults = judgeProfile(input);
      if (faults.length > 0) throw await invalidFields(ctx, faults);
      try {
        const customer = await ctx.commerce.updateCustomer(viewer.customer.id, changeOf(input));
        return { viewer: customerOf(ctx.renewed(), customer) };
      } catch (error) {
        const refusal = ctx.commerce.refusal(error);
        if (refusal?.status === 404) throw await notSignedIn(ctx);
        const found = faultsOfCommerce(refusal?.errors ?? {}, 'profile');
        if (found.length > 0) throw await invalidFields(ctx, found);
        throw error;
      }
    },
  }),
);
