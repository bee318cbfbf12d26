/** Parses configured lists of IP addresses and CIDR ranges: `192.0.2.7, 198.51.100.0/24, 2001:db8::/32`. */
import { BlockList, isIP } from 'node:net';

export class AddressList {
  readonly #list = new BlockList();
  #isEmpty = true;
  /** Invalid entries, as written. */
  readonly invalid: readonly string[];

  /** @param text IPv4 and IPv6 addresses and CIDR ranges, separated by commas or white space; may be empty. */
  constructor(text: string) {
    const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
    this.invalid = entries.filter((entry) => !this.#add(entry));
  }

  /** False for invalid addresses. An IPv4-mapped address (`::ffff:192.0.2.7`) counts as the IPv4 address. */
  has(address: string): boolean {
    // Most lists are empty, and each request is looked up in two.
    if (this.#isEmpty) return false;
    const family = familyOf(address);
    return family !== null && this.#list.check(address, family);
  }

  #add(entry: string): boolean {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    if (family === null || rest.length > 0) return false;
    if (bits === undefined) {
      this.#list.addAddress(address, family);
      this.#isEmpty = false;
      return true;
    }
    if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 'ipv4' ? 32 : 128)) return false;
    this.#list.addSubnet(address, Number(bits), family);
    this.#isEmpty = false;
    return true;
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
