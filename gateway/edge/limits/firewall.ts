/**
 * Blocks requests by content (firewall.rules.ts) or by address. Addresses of the shop's own staff and monitors are
 * never blocked.
 */
import type { AddressList } from '../../config/addressList.ts';
import { isBlocked } from './firewall.rules.ts';

export interface Caller {
  /** Path and query as sent. */
  url: string;
  userAgent: string;
  /** As limits see it (edgeRequest.ts); a proxy's port or brackets are ignored. */
  address: string;
}

/** True when the caller is blocked. */
export type Firewall = (caller: Caller) => boolean;

export function createFirewall(lists: { blocked: AddressList; neverBlocked: AddressList }): Firewall {
  return ({ url, userAgent, address }) => {
    const plain = plainAddress(address);
    if (lists.neverBlocked.has(plain)) return false;
    return lists.blocked.has(plain) || isBlocked(url, userAgent);
  };
}

/** Strips the port from `[2001:db8::1]:443` and `192.0.2.7:443`. */
function plainAddress(address: string): string {
  const [, inner] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  return inner ?? address;
}
