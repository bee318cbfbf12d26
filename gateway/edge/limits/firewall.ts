/**
 * Who is turned away at the door: by what is asked (firewall.rules.ts) or by where it is asked from. What the shop's own
 * people and monitors ask is never turned away, whatever it looks like.
 */
import type { AddressList } from '../../config/addressList.ts';
import { isBlocked } from './firewall.rules.ts';

export interface Caller {
  /** Path and query as sent. */
  url: string;
  userAgent: string;
  /** As limits see it (edgeRequest.ts); a port or brackets that a proxy wrote with it are no part of it. */
  address: string;
}

/** True when the caller is turned away. */
export type Firewall = (caller: Caller) => boolean;

export function createFirewall(lists: { blocked: AddressList; neverBlocked: AddressList }): Firewall {
  return ({ url, userAgent, address }) => {
    const plain = plainAddress(address);
    if (lists.neverBlocked.has(plain)) return false;
    return lists.blocked.has(plain) || isBlocked(url, userAgent);
  };
}

/** `[2001:db8::1]:443` and `192.0.2.7:443` without the port. */
function plainAddress(address: string): string {
  const [, inner] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address) ?? [];
  return inner ?? address;
}
