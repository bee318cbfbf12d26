/** Ports of the shops under test: not those of a shop that somebody may be looking at meanwhile. */
export const shopPort = Number(process.env['E2E_SHOP_PORT'] ?? 4417);
export const sandboxPort = Number(process.env['E2E_SANDBOX_PORT'] ?? 4517);
export const shopUrl = `http://localhost:${shopPort}`;
export const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;

/** A shop whose upstreams are stopped: it has kept only what its own journeys asked, and spoils nobody else's. */
export const outageShopPort = shopPort + 50;
export const outageSandboxPort = sandboxPort + 50;
export const outageShopUrl = `http://localhost:${outageShopPort}`;
export const outageSandboxUrl = `http://127.0.0.1:${outageSandboxPort}`;
