/** `setDefaultAddress`: sets the customer's default address. */
import { builder } from '../../builder.ts';
import { addressIdIn, addressOf } from './address.ts';
import { storeDefaultAddress } from './storeDefaultAddress.ts';
import { Customer, viewerOf, type CustomerModel } from '../customer.ts';
import { NotSignedInError, notSignedIn } from '../customerRefusals.ts';

interface ChosenModel {
  viewer: CustomerModel;
}

const SetDefaultAddressInput = builder.inputType('SetDefaultAddressInput', {
  description: 'The new default address.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a `CustomerAddress` of the viewer.' }),
  }),
});

const SetDefaultAddressPayload = builder.objectRef<ChosenModel>('SetDefaultAddressPayload').implement({
  description: 'The default was set.',
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Customer,
      description: 'The customer with the updated addresses.',
    }),
  }),
});

builder.mutationField('setDefaultAddress', (t) =>
  t.field({
    type: SetDefaultAddressPayload,
    errors: { union: { description: 'Outcome of `setDefaultAddress`.' }, types: [NotSignedInError] },
    description:
      'Sets the default address. Unknown ids and other customers’ change nothing; the payload shows the current state. An error when commerce is down.',
    args: { input: t.arg({ type: SetDefaultAddressInput, required: true, description: 'Which one.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<ChosenModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      const wanted = await addressOf(viewer, addressIdIn(ctx, input.id));
      const chosen =
        wanted && !wanted.isDefault ? await storeDefaultAddress(viewer, wanted.address.id) : viewer;
      return { viewer: chosen };
    },
  }),
);
