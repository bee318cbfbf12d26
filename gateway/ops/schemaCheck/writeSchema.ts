/** `npm run schema`: writes `schema/schema.graphql`, and the entries of new commits in its changelog. */
import { writeFileSync } from 'node:fs';
import { updateChangelog } from './changelog/changelog.ts';
import { printedSchema, schemaFile } from './printSchema.ts';

writeFileSync(schemaFile, printedSchema());
await updateChangelog(new URL('../../../', import.meta.url).pathname);
