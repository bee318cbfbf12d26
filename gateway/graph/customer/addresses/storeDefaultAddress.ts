/** Stores the default address (defaultAddress.rules.ts). */
import { customerOf, type CustomerModel } from '../customer.ts';
import { withDefaultAddress } from './defaultAddress.rules.ts';

/** The customer with this default address; null removes the default. Fails when commerce is unavailable. */
export async function storeDefaultAddress(
  { ctx, customer }: CustomerModel,
  id: number | null,
): Promise<CustomerModel> {
  const form_fields = withDefaultAddress(customer.form_fields, id);
  return customerOf(ctx, await ctx.commerce.updateCustomer(customer.id, { form_fields }));
}

/** The same customer after an address change, whose addresses are read anew. */
export function reloaded({ ctx, customer }: CustomerModel): CustomerModel {
  return customerOf(ctx, customer);
}
