/** The code of a managed page's late blocks, one chunk. */
export { CategoryGroupBlock } from './CategoryGroupBlock.tsx';
export { ProductGridBlock } from './ProductGridBlock.tsx';
