/** Checks observed calls against the documents: verb, path, headers, query names, number of attempts and duration. */
import { bigCommerceCalls } from './bigCommerceCalls.rules.ts';
import {
  maxDurationMs,
  maxAttempts,
  requiredHeaders,
  callRules,
  type CallRule,
} from './callContract.rules.ts';

export interface Exchange {
  verb: string;
  /** Path and query as sent. */
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Distinguishes bodies; empty without one. */
  bodyDigest: string;
  /** Milliseconds from the first byte of the request to the end of the response or its abortion. */
  tookMs: number;
}

export interface CheckResult {
  /** The matching rule; null for none. */
  rule: CallRule | null;
  violations: string[];
}

const segments = (path: string): string[] => path.replace(/\/$/, '').split('/');

function matches(rule: CallRule, verb: string, path: string): boolean {
  const wanted = segments(rule.path);
  const given = segments(path);
  return (
    rule.verb === verb &&
    wanted.length === given.length &&
    wanted.every((part, index) => {
      const observed = given[index] ?? '';
      if (!part.startsWith('{id}')) return part === observed;
      const end = part.slice('{id}'.length);
      return observed.endsWith(end) && observed.length > end.length;
    })
  );
}

export function checkCall({ verb, target, headers, tookMs }: Exchange): CheckResult {
  const [path = '', query = ''] = target.split('?');
  const rule = [...callRules, ...bigCommerceCalls].find((one) => matches(one, verb, path)) ?? null;
  if (!rule) return { rule, violations: [`${verb} ${path}: no document names this call`] };
  const name = `${rule.source}: ${verb} ${rule.path}`;
  const { always, onWrites } = requiredHeaders[rule.source];
  const wanted = [...(rule.headers ?? always), ...(verb === 'GET' || rule.headers ? [] : onWrites)];
  const violations = wanted
    .filter((header) => (headers[header] ?? '') === '')
    .map((header) => `${name}: without the header ${header}`);
  const names = new Set([...new URLSearchParams(query).keys()].map((key) => key.replace(/\[.*$/, '')));
  for (const key of names) if (!rule.query.includes(key)) violations.push(`${name}: unknown query ${key}`);
  if (tookMs > maxDurationMs[rule.source])
    violations.push(`${name}: still waited for after ${maxDurationMs[rule.source]} ms`);
  return { rule, violations };
}

/** Identity of a call: the same request within one request of the shop. */
export function callKey({ verb, target, headers, bodyDigest }: Exchange): string {
  return [String(headers['x-request-id'] ?? ''), verb, target, bodyDigest].join(' ');
}

const isCommerceWrite = ({ source, verb }: CallRule): boolean => source === 'commerce' && verb !== 'GET';

/**
 * Attempts to remember of a call. A read that was answered starts again at none: a shop's request may read a cart
 * before and after a change. A write never does.
 * @param sent as for `exceedsAttempts`.
 */
export function attemptsAfter(rule: CallRule, sent: number, succeeded: boolean): number {
  return succeeded && !isCommerceWrite(rule) ? 0 : sent;
}

/** @param sent number of times the call was sent, including this one. */
export function exceedsAttempts(rule: CallRule, sent: number): string | null {
  const most = isCommerceWrite(rule) ? 1 : maxAttempts[rule.source];
  return sent > most
    ? `${rule.source}: ${rule.verb} ${rule.path}: sent ${sent} times, at most ${most}`
    : null;
}
