/** `deleteAddress`: deletes an address of the signed-in customer. */
import { builder } from '../../builder.ts';
import { withFallback } from '../../sourceErrors.ts';
import { addressIdIn, addressOf } from './address.ts';
import { storeDefaultAddress, reloaded } from './storeDefaultAddress.ts';
import { Customer, viewerOf, type CustomerModel } from '../customer.ts';
import { NotSignedInError, notSignedIn } from '../customerRefusals.ts';
import { isChosenAddress } from './defaultAddress.rules.ts';

interface DeletedModel {
  viewer: CustomerModel;
  deletedAddressId: string;
}

const DeleteAddressInput = builder.inputType('DeleteAddressInput', {
  description: 'The address to delete.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a `CustomerAddress` of the viewer.' }),
  }),
});

const DeleteAddressPayload = builder.objectRef<DeletedModel>('DeleteAddressPayload').implement({
  description: 'The address does not exist, or no longer.',
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Customer,
      description: 'The customer with the remaining addresses.',
    }),
    deletedAddressId: t.exposeID('deletedAddressId', { description: 'The requested id.' }),
  }),
});

async function remove(viewer: CustomerModel, id: number | null): Promise<CustomerModel> {
  const { ctx, customer } = viewer;
  const wanted = await addressOf(viewer, id);
  if (!wanted) return viewer;
  try {
    await ctx.commerce.deleteAddress(customer.id, wanted.address.id);
  } catch (error) {
    // Already deleted, for example in another window.
    if (ctx.commerce.refusal(error)?.type !== 'address_not_found') throw error;
  }
  // A dangling default id reads as none, so cleaning it up is optional and must not fail the mutation.
  return isChosenAddress(customer.form_fields, wanted.address.id)
    ? withFallback(storeDefaultAddress(viewer, null), reloaded(viewer))
    : reloaded(viewer);
}

builder.mutationField('deleteAddress', (t) =>
  t.field({
    type: DeleteAddressPayload,
    errors: { union: { description: 'Outcome of `deleteAddress`.' }, types: [NotSignedInError] },
    description:
      'Deletes an address of the signed-in customer. If it was the default, the oldest remaining one becomes the default. Unknown ids and other customers’ change nothing. An error when commerce is down.',
    args: { input: t.arg({ type: DeleteAddressInput, required: true, description: 'Which one.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<DeletedModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      const left = await remove(viewer, addressIdIn(ctx, input.id));
      return { viewer: left, deletedAddressId: input.id };
    },
  }),
);
