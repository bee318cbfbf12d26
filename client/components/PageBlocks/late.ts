/** The code of a managed page's category groups, which may be on its first screen. */
export { CategoryGroupBlock } from './CategoryGroupBlock.tsx';
