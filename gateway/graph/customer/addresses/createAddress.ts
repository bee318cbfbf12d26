/** `createAddress`: adds an address of the signed-in customer. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { addressOf, CustomerAddress, type AddressModel } from './address.ts';
import { addressFaultsOfCommerce } from './addressForm.rules.ts';
import { AddressInput, readAddress } from './addressInput.ts';
import { storeDefaultAddress, reloaded } from './storeDefaultAddress.ts';
import { Customer, viewerOf, type CustomerModel } from '../customer.ts';
import { InvalidFieldsError, invalidFields, NotSignedInError, notSignedIn } from '../customerRefusals.ts';

interface CreatedModel {
  viewer: CustomerModel;
  created: AddressModel;
}

const CreateAddressInput = builder.inputType('CreateAddressInput', {
  description: 'A new address.',
  fields: (t) => ({
    address: t.field({ type: AddressInput, required: true, description: 'The address.' }),
    makeDefault: t.boolean({
      description: 'True makes it the default. A first address is the default anyway.',
    }),
  }),
});

const CreateAddressPayload = builder.objectRef<CreatedModel>('CreateAddressPayload').implement({
  description: 'The address was stored.',
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Customer,
      description: 'The customer with the updated addresses.',
    }),
    address: t.expose('created', { type: CustomerAddress, description: 'The new one.' }),
  }),
});

/** The platform stores no duplicates: an existing address is returned as the new one. */
async function create(
  ctx: RequestContext,
  viewer: CustomerModel,
  input: { address: typeof AddressInput.$inferInput; makeDefault?: boolean | null | undefined },
): Promise<CreatedModel> {
  const read = await readAddress(ctx, input.address);
  if (read.faults) throw await invalidFields(ctx, read.faults);
  const { id } = await ctx.commerce.createAddress(viewer.customer.id, read.address);
  const owner = input.makeDefault ? await storeDefaultAddress(viewer, id) : reloaded(viewer);
  const created = await addressOf(owner, id);
  if (!created) throw new Error('commerce stored an address but does not list it');
  return { viewer: owner, created };
}

builder.mutationField('createAddress', (t) =>
  t.field({
    type: CreateAddressPayload,
    errors: {
      union: { description: 'Outcome of `createAddress`.' },
      types: [InvalidFieldsError, NotSignedInError],
    },
    description:
      'Adds an address of the signed-in customer. Duplicates are not stored. An error when commerce is down.',
    args: { input: t.arg({ type: CreateAddressInput, required: true, description: 'The new address.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<CreatedModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      try {
        return await create(ctx, viewer, input);
      } catch (error) {
        const faults = addressFaultsOfCommerce(ctx.commerce.refusal(error)?.errors ?? {});
        if (faults.length === 0) throw error;
        throw await invalidFields(ctx, faults);
      }
    },
  }),
);
