/** Requests to be told when a variant is back in stock. */

export interface NewStockNotice {
  email: string;
  product_id: number;
  variant_id: number;
  /** Language and country of the email, such as `de-de`. */
  locale: string;
}
