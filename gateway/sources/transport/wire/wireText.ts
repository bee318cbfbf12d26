/** Text on its way to and from an upstream: query strings, bodies, and answers that nobody can change. */
import type { WireRequest } from '../call.ts';

/** Query names whose values stay out of the call log: credentials, and what a person typed. */
const secretNames = /key|token|password|email/i;

/** With its question mark; empty without parameters. A list repeats its name. Values of `hidden` names are starred. */
export function queryText(query: WireRequest['query'], hidden?: RegExp): string {
  if (!query) return '';
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (hidden?.test(name)) params.append(name, '***');
    else if (Array.isArray(value))
      for (const item of value as readonly (string | number)[]) params.append(name, String(item));
    else params.append(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** What is sent, and as what; null for a call without a body. */
export function bodyText({ body, form, lines }: WireRequest): { type: string; text: string } | null {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  if (lines) {
    return { type: 'application/x-ndjson', text: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
  }
  return body === undefined ? null : { type: 'application/json', text: JSON.stringify(body) };
}

/** Path and query for the call log. */
export function loggedPath({ path, query }: WireRequest): string {
  return path + queryText(query, secretNames);
}

/** The same value, frozen to its depths: kept answers are shared between requests. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // Without a list of each object's values, nor a call for each text and number: answers have thousands.
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) if (typeof item === 'object') frozen(item);
  } else {
    for (const name in value) if (typeof value[name] === 'object') frozen(value[name]);
  }
  return value;
}
