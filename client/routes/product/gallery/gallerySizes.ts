/** `sizes` attributes of the gallery's pictures. */
export const gallerySizes = '(min-width: 1024px) min(46vw, 46rem), (min-width: 769px) 50vw, 100vw';
