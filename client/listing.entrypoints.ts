/** Entry points of the listing screens, which share the code that parses their addresses. */
export { categoryEntryPoint } from './routes/category/CategoryRoute.entrypoint.ts';
export { searchEntryPoint } from './routes/search/SearchRoute.entrypoint.ts';
