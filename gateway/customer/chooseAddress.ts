/** Writes which address is the default (defaultAddress.rules.ts says where that is kept). */
import { customerOf, type CustomerModel } from './customer.ts';
import { withDefaultAddress } from './defaultAddress.rules.ts';

/** The customer with this address as the default; null: none is chosen any more. Fails when commerce is ill. */
export async function chooseAddress(
  { ctx, customer }: CustomerModel,
  id: number | null,
): Promise<CustomerModel> {
  const form_fields = withDefaultAddress(customer.form_fields, id);
  return customerOf(ctx, await ctx.commerce.updateCustomer(customer.id, { form_fields }));
}

/** The same customer once more after an address was written: its addresses are read anew. */
export function readAgain({ ctx, customer }: CustomerModel): CustomerModel {
  return customerOf(ctx, customer);
}
