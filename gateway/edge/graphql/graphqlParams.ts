/** Reads the parameters of a GraphQL request from its URL or body, with a message for each mistake. */
import type { IncomingMessage } from 'node:http';
import { BodyTooLong, readBody } from '../http/requestLimits.ts';

export interface GraphqlParams {
  documentId?: string;
  query?: string;
  operationName?: string;
  variables?: Readonly<Record<string, unknown>>;
  extensions?: Readonly<Record<string, unknown>>;
}

/** Not a valid GraphQL request; the message is shown to its author. */
export class BadParams extends Error {
  override readonly name = 'BadParams';
  readonly status: 400 | 413;

  constructor(message: string, status: 400 | 413 = 400) {
    super(message);
    this.status = status;
  }
}

const names = ['documentId', 'query', 'operationName', 'variables', 'extensions'] as const;

/** @throws BadParams */
export async function readParams(request: IncomingMessage): Promise<GraphqlParams> {
  return checked(request.method === 'GET' ? ofAddress(request.url ?? '') : await ofBody(request));
}

function ofAddress(url: string): Record<string, unknown> {
  const search = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const text = (name: string) => search.get(name) || undefined;
  const json = (name: string) => {
    const given = text(name);
    return given === undefined ? undefined : parsed(given, name);
  };
  return {
    documentId: text('documentId'),
    query: text('query'),
    operationName: text('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  };
}

async function ofBody(request: IncomingMessage): Promise<unknown> {
  let body: string;
  try {
    body = await readBody(request);
  } catch (error) {
    if (error instanceof BodyTooLong) throw new BadParams(error.message, 413);
    throw error;
  }
  const given = parsed(body, 'body');
  if (Array.isArray(given)) throw new BadParams('Batching is not supported: send one operation per request.');
  return given;
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadParams(`The ${what} is not valid JSON.`);
  }
}

function checked(given: unknown): GraphqlParams {
  if (!isObject(given)) throw new BadParams('The body is not a JSON object.');
  const unknown = Object.keys(given).find((key) => !names.some((name) => name === key));
  if (unknown !== undefined)
    throw new BadParams(`'${unknown.slice(0, 40)}' is not a parameter of GraphQL over HTTP.`);
  const params: Record<string, unknown> = {};
  for (const name of names) {
    const value = given[name];
    // JSON clients send null for absent parameters.
    if (value === undefined || value === null) continue;
    const fits = name === 'variables' || name === 'extensions' ? isObject(value) : typeof value === 'string';
    if (!fits) throw new BadParams(`'${name}' has the wrong type.`);
    params[name] = value;
  }
  return params;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
