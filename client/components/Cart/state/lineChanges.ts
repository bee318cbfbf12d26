/** The mutations of a cart line, one chunk: loaded when idle, or with the first change. */
export { changeCartItem } from './changeCartItem.ts';
export { removeCartItem } from './removeCartItem.ts';
