/** `setDefaultAddress`: chooses the address that forms start with. */
import { builder } from '../builder.ts';
import { addressIdIn, addressOf } from './address.ts';
import { chooseAddress } from './chooseAddress.ts';
import { Customer, viewerOf, type CustomerModel } from './customer.ts';
import { NotSignedIn, notSignedIn, type NotSignedInModel } from './customerRefusals.ts';

interface ChosenModel {
  kind: 'SetDefaultAddressPayload';
  viewer: CustomerModel;
}

const SetDefaultAddressInput = builder.inputType('SetDefaultAddressInput', {
  description: 'Which address to start with.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Id of a `CustomerAddress` of the viewer.' }),
  }),
});

const SetDefaultAddressPayload = builder.objectRef<ChosenModel>('SetDefaultAddressPayload').implement({
  description: 'The choice is kept.',
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Customer,
      description: 'The customer with all addresses as they are now.',
    }),
  }),
});

const SetDefaultAddressResult = builder.unionType('SetDefaultAddressResult', {
  description: 'What became of `setDefaultAddress`.',
  types: [SetDefaultAddressPayload, NotSignedIn],
  resolveType: ({ kind }) => kind,
});

builder.mutationField('setDefaultAddress', (t) =>
  t.field({
    type: SetDefaultAddressResult,
    description:
      'Makes one address the default. An id that is gone, or another’s, changes nothing: the payload shows what is so. An error when commerce is down.',
    args: { input: t.arg({ type: SetDefaultAddressInput, required: true, description: 'Which one.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<ChosenModel | NotSignedInModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) return notSignedIn(ctx);
      const wanted = await addressOf(viewer, addressIdIn(ctx, input.id));
      const chosen = wanted && !wanted.isDefault ? await chooseAddress(viewer, wanted.address.id) : viewer;
      return { kind: 'SetDefaultAddressPayload', viewer: chosen };
    },
  }),
);
