/** `CustomerAddress`. Only the viewer's own are accessible: other ids read as missing. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { keyOfNode } from '../../nodeId.ts';
import { memoizePer } from '../../memoizePerContext.ts';
import { joinMarketId, loadInMarkets, splitMarketId } from '../../region/markets/marketId.ts';
import type { AddressJson } from '../../../sources/commerce/addresses.ts';
import { countryName, shortRegion } from './addressCountries.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import { addressLines } from '../../region/formats/addressLines.rules.ts';
import { Customer, viewerOf, type CustomerModel } from '../customer.ts';
import { defaultAddressId } from './defaultAddress.rules.ts';

export interface AddressModel {
  owner: CustomerModel;
  address: AddressJson;
  isDefault: boolean;
}

/** The customer's addresses, oldest first; read once per customer. Fails when commerce is unavailable. */
export const addressesOf = memoizePer(async (owner: CustomerModel): Promise<AddressModel[]> => {
  const { ctx, customer } = owner;
  const addresses = await ctx.commerce.addresses(customer.id);
  const own = addresses.filter(({ customer_id }) => customer_id === customer.id);
  const first = defaultAddressId(customer.form_fields, own);
  return own.map((address) => ({ owner, address, isDefault: address.id === first }));
});

/** By the platform's id; null when it is not this customer's. */
export async function addressOf(owner: CustomerModel, id: number | null): Promise<AddressModel | null> {
  if (id === null) return null;
  return (await addressesOf(owner)).find(({ address }) => address.id === id) ?? null;
}

/** The platform's id of a node id; null for other types or another store's market. */
export function addressIdIn(ctx: RequestContext, id: string): number | null {
  const parts = splitMarketId(keyOfNode('CustomerAddress', id) ?? '');
  const store = parts && ctx.inMarket(parts.locale)?.scope.commerceRegion;
  return parts && store === ctx.scope.commerceRegion ? Number(parts.key) : null;
}

async function addressByKey(key: string, ctx: RequestContext): Promise<AddressModel | null> {
  const viewer = await viewerOf(ctx);
  return viewer && addressOf(viewer, Number(key));
}

function regionOf({ owner, address }: AddressModel): Promise<string> {
  return shortRegion(owner.ctx, address.country_code, address.state_or_province);
}

const addressRef = builder.objectRef<AddressModel>('CustomerAddress');
export const CustomerAddress = builder.node(addressRef, {
  description: 'A postal address of the customer. From commerce; private to the customer and never cached.',
  id: { resolve: ({ owner, address }) => joinMarketId(owner.ctx.locale, String(address.id)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, addressByKey),
  fields: (t) => ({
    firstName: t.string({ description: 'Given name.', resolve: ({ address }) => address.first_name }),
    lastName: t.string({ description: 'Family name.', resolve: ({ address }) => address.last_name }),
    company: t.string({
      nullable: true,
      description: 'Null when there is none.',
      resolve: ({ address }) => address.company || null,
    }),
    line1: t.string({ description: 'Street and house number.', resolve: ({ address }) => address.address1 }),
    line2: t.string({
      nullable: true,
      description: 'Floor, flat, care of; null when there is none.',
      resolve: ({ address }) => address.address2 || null,
    }),
    city: t.string({ description: 'City.', resolve: ({ address }) => address.city }),
    region: t.string({
      nullable: true,
      description:
        'State, province and so on: the code where the store lists them (`AddressRegion.code`), else free text. Null when there is none.',
      resolve: async (model) => (await regionOf(model)) || null,
    }),
    postalCode: t.string({
      nullable: true,
      description: 'Null when there is none.',
      resolve: ({ address }) => address.postal_code || null,
    }),
    country: t.field({
      type: 'CountryCode',
      nullable: true,
      description: 'As `AddressCountry.code`; null when the store holds something else.',
      resolve: ({ address }) => isoCountry(address.country_code),
    }),
    countryName: t.string({
      description: 'In the language of the request.',
      resolve: ({ owner, address }) => countryName(owner.ctx, address.country_code),
    }),
    phone: t.string({
      nullable: true,
      description: 'Null when there is none.',
      resolve: ({ address }) => address.phone || null,
    }),
    lines: t.stringList({
      description:
        'Formatted for its country, name first and country last, in the request’s language, without empty lines.',
      resolve: async (model) => {
        const { owner, address } = model;
        return addressLines({
          name: `${address.first_name} ${address.last_name}`,
          company: address.company,
          street1: address.address1,
          street2: address.address2,
          city: address.city,
          region: await regionOf(model),
          postalCode: address.postal_code,
          country: isoCountry(address.country_code) ?? '',
          countryName: countryName(owner.ctx, address.country_code),
        });
      },
    }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'True for exactly one: the chosen default, else the oldest.',
    }),
  }),
});

builder.objectFields(Customer, (t) => ({
  addresses: t.field({
    type: [CustomerAddress],
    nullable: true,
    description: 'All of them, oldest first. Null with an error when commerce is down.',
    complexity: 5,
    resolve: addressesOf,
  }),
  address: t.field({
    type: CustomerAddress,
    nullable: true,
    description:
      'One of them; null when the customer has none with this id. Null with an error when commerce is down.',
    args: { id: t.arg.id({ required: true, description: 'Id of a `CustomerAddress`.' }) },
    complexity: 5,
    resolve: (owner, { id }) => addressOf(owner, addressIdIn(owner.ctx, id)),
  }),
}));
