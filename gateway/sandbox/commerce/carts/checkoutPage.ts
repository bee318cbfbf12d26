/**
 * The store's own pages that a shopper reaches from the shop. `/checkout/{cart id}` shows the cart and makes an order of
 * it; `/login/token/{jwt}` is the store's sign-in (wire-protocols 3.3).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { storeRegions } from '../../brand/types.ts';
import { sandboxStores } from '../bigcommerce/credentials.ts';
import { cartRows, type CartRow } from './cartRows.ts';
import { customerRows } from '../customers/customerRows.ts';
import { orderPlacer } from './placeOrder.ts';

const claimsJson = z.object({
  iss: z.string(),
  jti: z.string(),
  operation: z.literal('customer_login'),
  iat: z.number(),
  customer_id: z.number(),
  redirect_to: z.string().regex(/^\/(?![/\\])/),
});

/** Seconds for which a sign-in token is valid. */
const loginLife = 30;

const style = `body{margin:0;padding:clamp(1.5rem,6vw,5rem);background:#f5f4f0;color:#14181a;font:1rem/1.55 system-ui,sans-serif}
main{max-width:40rem;margin:auto}h1{font-size:2.25rem;line-height:1.05;letter-spacing:-.03em;margin:0 0 1rem}
ul{padding:0;list-style:none;border-top:1px solid #d6d3ca}li{display:flex;justify-content:space-between;gap:1rem;padding:.75rem 0;border-bottom:1px solid #d6d3ca}
p{color:#5f6463}strong{color:#14181a}input,button{font:inherit;padding:.5rem .75rem}`;

export function checkoutRoutes(db: DatabaseSync, key: Buffer, now: () => number): Hono {
  const routes = new Hono();
  const carts = cartRows(db, now);
  const customers = customerRows(db);
  const place = orderPlacer(db, now);
  /** Tokens that were used: each is good for one visit. */
  const used = new Set<string>();

  const cartAt = (id: string): CartRow | undefined =>
    storeRegions.map((region) => carts.find(id, region)).find((row) => row !== undefined);
  const ownerOf = ({ store, customer_id: id }: CartRow) => (id === 0 ? undefined : customers.byId(store, id));
  const noCart = (c: Context) =>
    c.html(
      page(
        'Cart not found',
        html`<p>It was emptied or has expired. Go back to the shop to start a new one.</p>`,
      ),
      404,
    );
  routes.use('/checkout/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    await next();
  });

  routes.get('/checkout/:id', (c) => {
    const row = cartAt(c.req.param('id'));
    if (!row) return noCart(c);
    const cart = carts.answer(row);
    const owner = ownerOf(row);
    return c.html(
      page(
        'Checkout',
        html`<p>
            This is where the store’s own checkout takes over. The sandbox takes no payment.
            ${owner ? html`<br />For <strong>${owner.email}</strong>.` : ''}
          </p>
          <ul>
            ${cart.line_items.physical_items.map(
              ({ name, quantity, extended_sale_price: price }) =>
                html`<li>
                  <span>${quantity} × ${name}</span><span>${price.toFixed(2)} ${cart.currency.code}</span>
                </li>`,
            )}
          </ul>
          <p>Subtotal <strong>${cart.cart_amount.toFixed(2)} ${cart.currency.code}</strong></p>
          <form method="post">
            ${
              owner
                ? ''
                : html`<p>
                    <label>Email <input type="email" name="email" autocomplete="email" required /></label>
                  </p>`
            }
            <button>Place the order</button>
          </form>`,
      ),
    );
  });

  routes.post('/checkout/:id', async (c) => {
    const row = cartAt(c.req.param('id'));
    if (!row) return noCart(c);
    const { email: typed } = await c.req.parseBody();
    const email = z.email().safeParse(ownerOf(row)?.email ?? typed);
    if (!email.success)
      return c.html(page('Which email address?', html`<p>Go back and enter yours.</p>`), 422);
    return c.html(
      page(
        'Order placed',
        html`<p>
          Its number is <strong>${place(row, email.data)}</strong>. The shop shows it to
          <strong>${email.data}</strong>.
        </p>`,
      ),
    );
  });

  routes.get('/login/token/:token', (c) => {
    const claims = claimsOf(c.req.param('token'), key);
    if (!claims || used.has(claims.jti) || claims.iat < now() / 1000 - loginLife)
      return c.html(
        page('This sign-in link has expired', html`<p>Go back to the shop and try again.</p>`),
        401,
      );
    used.add(claims.jti);
    return c.redirect(claims.redirect_to, 302);
  });

  return routes;
}

/**
 * Null when the token was not signed by the shop API's stand-in or by the owner of a BigCommerce store, or has another
 * form.
 */
function claimsOf(token: string, key: Buffer): z.infer<typeof claimsJson> | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = claimsJson.safeParse(jsonOf(Buffer.from(body, 'base64url').toString()));
  if (!claims.success) return null;
  const owner = Object.values(sandboxStores).find(({ clientId }) => clientId === claims.data.iss);
  const right = createHmac('sha256', owner?.clientSecret ?? key)
    .update(`${head}.${body}`)
    .digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right) ? claims.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
