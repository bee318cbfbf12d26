/** The code of the footer, one chunk. */
export { Footer } from './footer/Footer.tsx';
