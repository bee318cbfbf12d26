/** What is for developers: GraphiQL and the reference of the graph. */
import type { GraphQLSchema } from 'graphql';
import type { Report } from '../../graph/reports.ts';
import type { Config } from '../../config/config.ts';
import { createGraphiql } from '../graphql/graphiql/graphiqlPage.ts';
import { EXPLAIN_HEADER } from '../graphql/graphql.ts';
import type { Execution } from '../graphql/execution.ts';
import type { ShopFonts } from '../html/ShopFonts.ts';
import { graphiql, graphiqlFiles } from '../http/middleware/graphiql.ts';
import { reference } from '../http/middleware/reference.ts';
import type { EdgeSteps } from '../http/server.ts';
import type { PageClient } from '../pages/pageClient.ts';
import { createReference } from '../reference/reference.ts';
import type { ResponseCacheOptions } from '../responseCache/ResponseCache.ts';

export interface DeveloperStepsOptions {
  config: Config;
  schema: GraphQLSchema;
  /** Root of the project. */
  root: string;
  client: Pick<PageClient, 'pages'>;
  endpoint: Pick<Execution, 'executeOwn'>;
  guestRequest: ResponseCacheOptions['guestRequest'];
  report: Report;
}

export function developerSteps(options: DeveloperStepsOptions) {
  const { config, schema, root, client, endpoint, guestRequest, report } = options;
  const fonts: ShopFonts = {
    faces: () =>
      client.pages().then(
        ({ assets }) => assets.fontFaces,
        // Without the client the pages have the system's typeface.
        () => '',
      ),
    origin: config.cdnUrl && new URL(config.cdnUrl).origin,
  };
  const page = createGraphiql({
    needsKey: !config.openGraphql,
    headers: { [EXPLAIN_HEADER]: 'upstream' },
    fonts,
  });
  const find = createReference({
    schema,
    documents: `${root}schema`,
    typedExport: `${root}gateway/docs/examples/catalogueExport`,
    budget: { ...config.budgets, requestDeadlineMs: config.requestDeadlineMs },
    run: (document, operationName, variables) =>
      endpoint.executeOwn(
        document,
        operationName,
        variables,
        guestRequest(null, AbortSignal.timeout(config.requestDeadlineMs)),
      ),
    fonts,
    report,
  });
  return {
    graphiql: graphiql(page),
    graphiqlFiles: graphiqlFiles(page),
    reference: reference(find),
  } satisfies Partial<EdgeSteps>;
}
