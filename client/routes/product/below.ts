/** The code of what stands below a product's button and gallery, one chunk. */
export { ProductAddOns } from './ProductAddOns.tsx';
export { RelatedProducts } from './RelatedProducts.tsx';
export { Ride } from './ride/Ride.tsx';
export { Specifications } from './Specifications.tsx';
