/** The sandbox's customers as signed-in visitors, for tests that are not about signing in. */
import { proFacts } from '../../graph/customer/pro/pro.rules.ts';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import type { LoginJson } from '../../sources/commerce/customers.ts';
import type { Shop, Visitor } from './shop.ts';

/** The store of a seeded address: given by its suffix, the American one otherwise. */
function storeOf(person: string): string {
  if (person.endsWith('.ca')) return 'ca';
  return person.endsWith('.eu') ? 'eu_region_1' : 'us';
}

/** `person` is the local part of a seeded address, such as `pro.us`. */
export async function signedIn(shop: Shop, person: string): Promise<Visitor> {
  const visitor = shop.visitor();
  const store = storeOf(person);
  const { customer, session } = await logIn(shop.url, store, `${person}@skarn.example`);
  if (!customer || !session) throw new Error(`${person} cannot log in at ${store}`);
  visitor.session.signIn(store, {
    id: customer.id,
    email: customer.email,
    token: session.token,
    expiresAt: Date.parse(session.expires_at),
    groupId: customer.customer_group_id,
    ...proFacts({ formFields: customer.form_fields, notes: customer.notes }),
  });
  return visitor;
}

async function logIn(url: string, store: string, email: string): Promise<LoginJson> {
  const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  const response = await fetch(`${url}/api/customers/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'csrf-token': token,
      cookie: `XSRF-TOKEN=${token}`,
      'x-bc-region': store,
    },
    body: JSON.stringify({ email, pw: sandboxPassword }),
  });
  if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
  return (await response.json()) as LoginJson;
}
