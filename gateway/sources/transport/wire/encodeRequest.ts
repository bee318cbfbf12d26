/** Query strings and bodies of requests, and their paths for the log. */
import type { WireRequest } from '../call.ts';

/** Query parameters whose values are not logged: credentials, and what a person typed. */
const secretNames = /key|token|password|email/i;

/** With its question mark; empty without parameters. Lists repeat the name. Values of `redacted` names become `***`. */
export function queryString(query: WireRequest['query'], redacted?: RegExp): string {
  if (!query) return '';
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (redacted?.test(name)) params.append(name, '***');
    else if (Array.isArray(value))
      for (const item of value as readonly (string | number)[]) params.append(name, String(item));
    else params.append(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Null for a request without a body. */
export function encodeBody({ body, form, lines }: WireRequest): { type: string; text: string } | null {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() };
  if (lines) {
    return { type: 'application/x-ndjson', text: lines.map((line) => `${JSON.stringify(line)}\n`).join('') };
  }
  return body === undefined ? null : { type: 'application/json', text: JSON.stringify(body) };
}

export function loggedPath({ path, query }: WireRequest): string {
  return path + queryString(query, secretNames);
}
