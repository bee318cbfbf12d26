/** The code of the products below a post. */
export { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
