/** Id of the element after the footer whose content sticks to the bottom edge. A screen adds its own bar by a portal. */
export const pageFootId = 'page-foot';
