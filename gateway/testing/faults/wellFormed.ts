/** Sends raw requests, and checks that the response is well formed and reveals no internals. */
import { request as httpRequest } from 'node:http';
import { expect } from 'vitest';

/** Stack traces, paths and internal errors. */
export const inside =
  /\bat (async )?[\w.<>]+ \(|node_modules|\.ts:\d+|node:internal|ECONN|127\.0\.0\.1|SQLITE|TypeError|RangeError|URIError/;
/** Milliseconds. */
const SLOWEST_MS = 5_000;

export interface Got {
  status: number;
  type: string;
  text: string;
}

/** As written: no library normalises URL or headers. */
export function send(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Got> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
      response.on('error', reject);
    });
    asked.setTimeout(SLOWEST_MS, () => asked.destroy(new Error(`no answer within ${SLOWEST_MS} ms`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The gateway's own texts; data may contain URLs of pictures. */
function spoken({ type, text }: Got): string {
  if (!type.includes('json')) return text;
  const body = JSON.parse(text) as { data?: unknown; errors?: unknown };
  return body.data === undefined ? text : JSON.stringify(body.errors ?? []);
}

export function expectWellFormed(got: Got): void {
  const { status, type, text } = got;
  expect(status).toBeGreaterThanOrEqual(200);
  expect([status < 500, status >= 500 ? text.slice(0, 500) : '']).toEqual([true, '']);
  if (type.includes('json')) expect(() => JSON.parse(text) as unknown).not.toThrow();
  if (type.includes('html') && text !== '')
    expect(text.toLowerCase()).toMatch(/^\s*<!doctype html>[\s\S]*<\/html>\s*$/);
  if (!type.includes('html')) expect(spoken(got)).not.toMatch(inside);
}

export function expectGraphql(got: Got): void {
  expectWellFormed(got);
  expect(got.type).toMatch(/^application\/(graphql-response\+)?json/);
  const body = JSON.parse(got.text) as { data?: unknown; errors?: { extensions?: { code?: string } }[] };
  expect(body.data !== undefined || (body.errors?.length ?? 0) > 0).toBe(true);
  const codes = (body.errors ?? []).map(({ extensions }) => extensions?.code);
  expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
  expect(codes).not.toContain('SOURCE_MALFORMED');
}
