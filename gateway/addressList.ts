/** Lists of callers' addresses, as whoever runs the shop writes them: `192.0.2.7, 198.51.100.0/24, 2001:db8::/32`. */
import { BlockList, isIP } from 'node:net';

export class AddressList {
  readonly #list = new BlockList();
  #isEmpty = true;
  /** Entries that are no address and no range, as they were written. */
  readonly wrong: readonly string[];

  /** @param text addresses and CIDR ranges, v4 and v6, between commas, white space or both; may be empty. */
  constructor(text: string) {
    const entries = text.split(/[\s,]+/).filter((entry) => entry !== '');
    this.wrong = entries.filter((entry) => !this.#add(entry));
  }

  /** False for what is no address. A v4 address in v6 clothes (`::ffff:192.0.2.7`) is the v4 address. */
  has(address: string): boolean {
    // Most lists are, and each request is looked up in two.
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
