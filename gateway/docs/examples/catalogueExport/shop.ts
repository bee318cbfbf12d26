/** Asks the shop, with the retries that a machine should make. */
import type { TadaDocumentNode } from 'gql.tada';
import { print } from 'graphql';

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { degraded?: object[] };
}

const { SHOP, SKARN_KEY } = process.env;

/** @throws Error with the codes of what failed, also when a part of the data arrived. */
export async function ask<Result, Variables>(
  document: TadaDocumentNode<Result, Variables>,
  variables: Variables,
  tries = 4,
): Promise<Result> {
  if (!SHOP || !SKARN_KEY) throw new Error('Set SHOP to the shop’s address and SKARN_KEY to your key.');
  const response = await fetch(`${SHOP}/api/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SKARN_KEY}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    },
    body: JSON.stringify({ query: print(document), variables }),
    signal: AbortSignal.timeout(15_000),
  });
  const isBusy = response.status === 429 || response.status >= 500;
  const { data, errors, extensions } = isBusy ? {} : ((await response.json()) as Answer<Result>);
  // A source is down, so fields are null or rest on something older: that is not for keeping.
  const degraded = extensions?.degraded;
  if ((isBusy || degraded) && tries > 1) {
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 + Math.random() * 1_000));
    return ask(document, variables, tries - 1);
  }
  if (errors)
    throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join('\n'));
  if (degraded) throw new Error(`The answer is not current: ${JSON.stringify(degraded)}`);
  if (!data) throw new Error(`The shop answered ${response.status} without data.`);
  return data;
}
