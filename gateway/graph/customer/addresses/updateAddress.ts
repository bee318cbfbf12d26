/** `updateAddress`: changes an address of the signed-in customer. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { addressIdIn, addressOf, CustomerAddress, type AddressModel } from './address.ts';
import { addressFaultsOfCommerce } from './addressForm.rules.ts';
import { AddressInput, readAddress } from './addressInput.ts';
import { storeDefaultAddress, reloaded } from './storeDefaultAddress.ts';
import { Customer, viewerOf, type CustomerModel } from '../customer.ts';
import { InvalidFieldsError, invalidFields, NotSignedInError, notSignedIn } from '../customerRefusals.ts';

interface UpdatedModel {
  viewer: CustomerModel;
  updated: AddressModel;
}

const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  description: 'The new address data.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a `CustomerAddress` of the viewer.' }),
    address: t.field({
      type: AddressInput,
      required: true,
      description: 'The whole address; omitted fields become empty.',
    }),
    makeDefault: t.boolean({ description: 'True makes it the default. False has no effect.' }),
  }),
});

const UpdateAddressPayload = builder.objectRef<UpdatedModel>('UpdateAddressPayload').implement({
  description: 'The address was changed.',
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Customer,
      description: 'The customer with the updated addresses.',
    }),
    address: t.expose('updated', { type: CustomerAddress, description: 'The changed one.' }),
  }),
});

function gone(ctx: RequestContext): Promise<InvalidFieldsError> {
  return invalidFields(ctx, [
    { path: ['input', 'id'], code: 'ADDRESS_NOT_FOUND', key: 'refusal.address.gone' },
  ]);
}

async function update(
  ctx: RequestContext,
  viewer: CustomerModel,
  input: { id: string; address: typeof AddressInput.$inferInput; makeDefault?: boolean | null | undefined },
): Promise<UpdatedModel> {
  const [before, read] = await Promise.all([
    addressOf(viewer, addressIdIn(ctx, input.id)),
    readAddress(ctx, input.address),
  ]);
  if (!before) throw await gone(ctx);
  if (read.faults) throw await invalidFields(ctx, read.faults);
  const { id } = before.address;
  await ctx.commerce.updateAddress(viewer.customer.id, { id, ...read.address });
  const owner =
    input.makeDefault && !before.isDefault ? await storeDefaultAddress(viewer, id) : reloaded(viewer);
  const updated = await addressOf(owner, id);
  if (!updated) throw await gone(ctx);
  return { viewer: owner, updated };
}

builder.mutationField('updateAddress', (t) =>
  t.field({
    type: UpdateAddressPayload,
    errors: {
      union: { description: 'Outcome of `updateAddress`.' },
      types: [InvalidFieldsError, NotSignedInError],
    },
    description:
      'Changes an address of the signed-in customer. Unknown addresses and other customers’ are refused as `ADDRESS_NOT_FOUND` at `id`. An error when commerce is down.',
    args: { input: t.arg({ type: UpdateAddressInput, required: true, description: 'Which one, and how.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<UpdatedModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      try {
        return await update(ctx, viewer, input);
      } catch (error) {
        const refusal = ctx.commerce.refusal(error);
        if (refusal?.type === 'address_not_found') throw await gone(ctx);
        const faults = addressFaultsOfCommerce(refusal?.errors ?? {});
        if (faults.length === 0) throw error;
        throw await invalidFields(ctx, faults);
      }
    },
  }),
);
