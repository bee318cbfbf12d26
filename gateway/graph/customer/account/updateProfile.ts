/** `updateProfile`: name, phone and company of the viewer. */
import { builder } from '../../builder.ts';
import type { CustomerChange } from '../../../sources/commerce/customers.ts';
import { faultsOfCommerce, judgeProfile, type GivenProfile } from './accountForm.rules.ts';
import { Customer, customerOf, viewerOf, type CustomerModel } from '../customer.ts';
import {
  InvalidFields,
  invalidFields,
  NotSignedIn,
  notSignedIn,
  type InvalidFieldsModel,
  type NotSignedInModel,
} from '../customerRefusals.ts';

interface UpdatedModel {
  kind: 'UpdateProfilePayload';
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

const UpdateProfileResult = builder.unionType('UpdateProfileResult', {
  description: 'Outcome of `updateProfile`.',
  types: [UpdateProfilePayload, InvalidFields, NotSignedIn],
  resolveType: ({ kind }) => kind,
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
    type: UpdateProfileResult,
    description: 'Changes the viewer’s profile. An error when commerce is down; it can then be retried.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: 'The profile.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<UpdatedModel | InvalidFieldsModel | NotSignedInModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) return notSignedIn(ctx);
      const faults = judgeProfile(input);
      if (faults.length > 0) return invalidFields(ctx, faults);
      try {
        const customer = await ctx.commerce.updateCustomer(viewer.customer.id, changeOf(input));
        return { kind: 'UpdateProfilePayload', viewer: customerOf(ctx.renewed(), customer) };
      } catch (error) {
        const refusal = ctx.commerce.refusal(error);
        if (refusal?.status === 404) return notSignedIn(ctx);
        const found = faultsOfCommerce(refusal?.errors ?? {});
        if (found.length > 0) return invalidFields(ctx, found);
        throw error;
      }
    },
  }),
);
