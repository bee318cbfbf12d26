/**
 * Arguments of a call: the JSON body of a POST or GET (the vendor's guide allows the latter), or a GET's query string
 * with structured options as JSON, such as `?query=ski&page={"size":5}`.
 */
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Undefined when the body is not JSON; `{}` when there is none. */
export async function requestJson(context: Context): Promise<unknown> {
  const isGet = context.req.method === 'GET';
  const text = isGet ? await getBody(context) : await context.req.text();
  if (text === '') return isGet ? queryJson(context.req.query()) : {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The platform's `Request` has no body for GET, so it is read from the socket's message. */
async function getBody(context: Context): Promise<string> {
  const incoming = (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  const length = Number(context.req.header('content-length') ?? 0);
  if (!incoming || !(length > 0)) return '';
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function queryJson(query: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      key !== 'query' && /^[[{]/.test(value) ? parsed(value) : value,
    ]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
