/** Writes introspection.d.ts, from which gql.tada infers the types of queries. Run it again when the schema changes. */
import { writeFileSync } from 'node:fs';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import type { TadaDocumentNode } from 'gql.tada';
import { getIntrospectionQuery, parse, type IntrospectionQuery } from 'graphql';
import { ask } from './shop.ts';

const schema = await ask(parse(getIntrospectionQuery()) as TadaDocumentNode<IntrospectionQuery, object>, {});
const types = outputIntrospectionFile(minifyIntrospection(schema), {
  fileType: '.d.ts',
  shouldPreprocess: true,
});
writeFileSync(new URL('introspection.d.ts', import.meta.url), types);
