/** Describes the state of a budget in headers: draft-ietf-httpapi-ratelimit-headers-10, and `Retry-After`. */
export interface BudgetState {
  /** Name of the policy, such as `partner`. */
  policy: string;
  limit: number;
  seconds: number;
  remaining: number;
  resetMs: number;
  allowed: boolean;
}

/** Whole seconds until the reset; at least one. */
export function waitSeconds({ resetMs }: Pick<BudgetState, 'resetMs'>): number {
  return Math.max(1, Math.ceil(resetMs / 1000));
}

export function rateLimitHeaders(state: BudgetState): Record<string, string> {
  const { policy, limit, seconds, remaining, allowed } = state;
  return {
    'ratelimit-policy': `"${policy}";q=${limit};w=${seconds}`,
    ratelimit: `"${policy}";r=${Math.max(0, Math.floor(remaining))};t=${waitSeconds(state)}`,
    ...(allowed ? {} : { 'retry-after': String(waitSeconds(state)) }),
  };
}

/**
 * The network that counts as one caller. An IPv6 /64 belongs to one subscriber; an IPv4-mapped IPv6 address counts as
 * the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...zeros(8 - groups.length - after.length), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '0');
}
