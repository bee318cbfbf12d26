/** Entry points of the screens that list products as their address asks: much of reading it is here. */
export { categoryEntryPoint } from './routes/category/CategoryRoute.entrypoint.ts';
export { searchEntryPoint } from './routes/search/SearchRoute.entrypoint.ts';
