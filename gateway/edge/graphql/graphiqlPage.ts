/**
 * GraphiQL as one page with its content security policy: two inline scripts by hash, and nothing from other origins.
 */
import { createHash } from 'node:crypto';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { defaultQuery, exampleTabs } from './exampleQueries.ts';

export interface GraphiqlPage {
  html: string;
  policy: string;
}

/** @param headers default headers of its requests. */
export function graphiqlPage(headers: Readonly<Record<string, string>>): () => GraphiqlPage {
  let page: GraphiqlPage | null = null;
  // Nine megabytes, so it is built on first use.
  return () =>
    (page ??= withPolicy(renderGraphiQL({ ...options, headers: JSON.stringify(headers, null, 2) })));
}

const options = {
  title: 'Skarn GraphiQL',
  defaultQuery,
  defaultTabs: exampleTabs,
  shouldPersistHeaders: true,
};

function withPolicy(html: string): GraphiqlPage {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    // The editor injects style elements for its colours.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { html, policy: policy.join('; ') };
}
