/** English texts beside the button of a product: delivery, shipping, stores. */
export const promisesWording = {
  'promises.title': 'Delivery, returns and warranty',
  'promises.delivery': 'Estimated delivery {dates}',
  'promises.shippingFree': 'Ships free',
  'promises.shippingFreeWithCart': 'Ships free with your cart',
  'promises.shippingFrom': 'Shipping from {cost}',
  'promises.shippingFromFreeFrom': 'Shipping from {cost}, free on orders of {sum} or more',
  'promises.shippingFreeFrom': 'Free shipping on orders of {sum} or more',
  'promises.shippingMissing': '{sum} more in your cart, and shipping is free',
  'promises.stores': 'See it in a store near you',
} as const;
