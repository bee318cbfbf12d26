/** The code of a managed page's product grids, which are rarely on its first screen. */
export { ProductGridBlock } from './ProductGridBlock.tsx';
