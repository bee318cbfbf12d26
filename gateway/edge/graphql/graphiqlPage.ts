/** GraphiQL as one page, and the policy under which it runs: its two scripts by their hashes, and nothing from elsewhere. */
import { createHash } from 'node:crypto';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { defaultQuery, exampleTabs } from './exampleQueries.ts';

export interface GraphiqlPage {
  html: string;
  policy: string;
}

/** @param headers that its requests carry unless their author takes them out. */
export function graphiqlPage(headers: Readonly<Record<string, string>>): () => GraphiqlPage {
  let page: GraphiqlPage | null = null;
  // Nine megabytes: made when somebody wants them.
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
    // The editor writes its colours into style elements.
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
