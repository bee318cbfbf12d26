/**
 * `POST /back-in-stock`: the product's own call, like `out-of-stock`. The specification has the setting that switches such
 * letters on (catalogue.md 3, email signup settings) and the state of having asked for one (4), but names no call.
 * Answers 201 whether or not the address was noted before; 409 `in_stock` when there is one to be had, 422
 * `not_purchasable` for a variant that the store does not sell, 422 `invalid` with `errors.email`.
 */
export interface NewStockNotice {
  email: string;
  product_id: number;
  variant_id: number;
  /** Language and country of the letter, such as `de-de`. */
  locale: string;
}
