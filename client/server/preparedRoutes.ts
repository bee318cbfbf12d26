/** The routes for the server, which has all of their entry points from the start. */
import { prepareRoutes } from '../routes.tsx';

export { notFoundAt, resolveRoute, routes } from '../routes.tsx';
export type { Route } from '../routes.tsx';

await prepareRoutes();
