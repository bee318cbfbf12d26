/** Order lines: what was bought from commerce, current titles and images from content. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { Product } from '../../catalog/products/product.ts';
import { productByPlatformId, productPath, type ProductModel } from '../../catalog/products/productModel.ts';
import { nameWithKind } from '../../catalog/products/nameWithKind.ts';
import { pictureOf } from '../../catalog/products/productPictures.ts';
import { Selection } from '../../catalog/variants/variant.ts';
import { isColorOption } from '../../catalog/variants/variant.rules.ts';
import { Image } from '../../media/image.ts';
import { Money, storeAmount, storeMoney } from '../../region/formats/money.ts';
import { withFallback } from '../../sourceErrors.ts';
import type { OrderJson, OrderProductJson } from '../../../sources/commerce/orders.ts';
import { lineSaving } from './order.rules.ts';

export interface OrderModel {
  /** Of the market whose store the order belongs to. */
  ctx: RequestContext;
  order: OrderJson;
}

export interface OrderLineModel extends OrderModel {
  line: OrderProductJson;
}

export function orderLines({ ctx, order }: OrderModel): OrderLineModel[] {
  return order.products.map((line) => ({ ctx, order, line }));
}

/** By the store's product id; batched over all lines of all orders in a request. */
function productOf({ ctx, line }: OrderLineModel): Promise<ProductModel | null> {
  return productByPlatformId(line.product_id, ctx);
}

function productIfWell(model: OrderLineModel): Promise<ProductModel | null> {
  return withFallback(productOf(model), null);
}

function colorOf({ line }: OrderLineModel): string | null {
  return line.product_options.find(({ display_name }) => isColorOption(display_name))?.display_value ?? null;
}

export async function titleOf(model: OrderLineModel): Promise<string> {
  const product = await productIfWell(model);
  return product ? nameWithKind(product) : model.line.name;
}

export const OrderLine = builder.objectRef<OrderLineModel>('OrderLine').implement({
  description: 'One product of an order, in one choice of options.',
  fields: (t) => ({
    title: t.string({
      description:
        'Display title of the product and, unless it already says so, what it is, such as `Davy goggles`; its name at the time of the order when content no longer has it.',
      resolve: titleOf,
    }),
    sku: t.string({ description: 'Stock-keeping number.', resolve: ({ line }) => line.sku }),
    selections: t.field({
      type: [Selection],
      description: 'The chosen value of each option.',
      resolve: ({ line }) =>
        line.product_options.map(({ display_name, display_value }) => ({
          name: display_name,
          value: display_value,
        })),
    }),
    quantity: t.int({ description: 'Units.', resolve: ({ line }) => line.quantity }),
    unitPrice: t.field({
      type: Money,
      description: 'Unit price at the time of the order.',
      resolve: ({ ctx, order, line }) => storeAmount(ctx, line.price_inc_tax, order.currency_code),
    }),
    total: t.field({
      type: Money,
      description: 'Total of the line.',
      resolve: ({ ctx, order, line }) => storeAmount(ctx, line.total_inc_tax, order.currency_code),
    }),
    saving: t.field({
      type: Money,
      nullable: true,
      description:
        'What the customer’s group, such as pros, saved on all units against the shop’s price of that day. Null when nothing, or when the order does not hold that price.',
      resolve: ({ ctx, order, line }) => {
        const saving = lineSaving(line, order.currency_code);
        return saving === null ? null : storeMoney(ctx, saving, order.currency_code);
      },
    }),
    product: t.field({
      type: Product,
      nullable: true,
      description:
        'The current product; null when it is no longer shown here, or with an error when the content service is down.',
      resolve: productOf,
    }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'Front picture in the chosen colour; null when content no longer has the product.',
      resolve: async (model) => {
        const product = await productIfWell(model);
        return product && pictureOf(product.entry, colorOf(model));
      },
    }),
    path: t.field({
      type: 'URLPath',
      nullable: true,
      description: 'Path of the product with the chosen colour; null when it is no longer shown here.',
      resolve: async (model) => {
        const product = await productIfWell(model);
        const color = colorOf(model);
        return product && productPath(product, color ? [['color', color]] : []);
      },
    }),
  }),
});
