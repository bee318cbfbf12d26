/** Which addresses webhooks may be sent to: public ones, so that nobody reaches our own network through them. */
import { BlockList, isIP } from 'node:net';

const reserved = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4');
// Teredo, documentation and 6to4, the last of which contains IPv4 addresses.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Null when webhooks may be sent there, as far as the URL tells; else the reason. */
export function urlProblem(text: string, allowsLoopback: boolean): string | null {
  if (!URL.canParse(text)) return `'${text}' is not a URL.`;
  const { protocol, hostname, username, password } = new URL(text);
  const host = hostOf(hostname);
  if (username || password) return 'A URL of a webhook has no user name or password.';
  if (allowsLoopback && isLoopback(host) && protocol === 'http:') return null;
  if (protocol !== 'https:') return 'Webhooks are sent over https only.';
  return isIP(host) !== 0 && !isPublicAddress(host) ? `${host} is not a public address.` : null;
}

/** Without the brackets of an IPv6 address. */
export function hostOf(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
