/** The code of the facets, which phones show in a drawer, one chunk. */
export { Facets } from './facets/Facets.tsx';
