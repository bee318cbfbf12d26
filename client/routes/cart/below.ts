/** The code of the add-ons below the cart, one chunk. */
export { AddOnGrid } from '../../components/AddOnGrid/AddOnGrid.tsx';
export { AddOnGridSkeleton } from '../../components/AddOnGrid/AddOnGridSkeleton.tsx';
