/** The routes with all entry points loaded, for the server. */
import { prepareRoutes } from '../routes.tsx';

export { notFoundAt, resolveRoute, routes } from '../routes.tsx';
export type { Route } from '../routes.tsx';

await prepareRoutes();
