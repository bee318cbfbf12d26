/**
 * Refusals: expected errors that resolvers throw and that become members of a mutation's result union. Each has a code
 * for programs, a message for the shopper, and the path of the input field that it is about.
 */
import { builder } from './builder.ts';
import type { RequestContext } from './context.ts';
import { words, type WordsKey } from './content/wording/words.ts';

const codes = {
  ACCOUNT_NOT_CREATED: {
    description: 'No account was created. No reason is given, as it would reveal who has one.',
  },
  ALREADY_IN_STOCK: { description: 'The variant is in stock, so no notice is needed.' },
  CART_EMPTY: { description: 'There is no cart to check out, or it has no lines.' },
  CART_LINES_BLOCKED: {
    description: 'Some lines cannot be bought as they are: `CartLine.notices` says which, and why.',
  },
  CART_LINE_GONE: { description: 'The line is not in the session’s cart, or no longer.' },
  CHECKOUT_NOT_SET_UP: { description: 'No valid checkout URL is configured for this store.' },
  INSUFFICIENT_STOCK: { description: 'Some units are left, but fewer than requested.' },
  INVALID_CREDENTIALS: {
    description: 'Wrong e-mail address or password. The same whether the address is known or not.',
  },
  INVALID_FIELDS: {
    description: 'Input fields are invalid: `InvalidFields.fields` names each with its code.',
  },
  INVALID_QUANTITY: { description: 'The quantity is out of bounds.' },
  NOT_PURCHASABLE: { description: 'The store has the variant, but does not sell it now.' },
  NOT_SIGNED_IN: { description: 'Nobody is signed in at this market’s store, or the sign-in has ended.' },
  NO_EMAIL_LISTS: { description: 'There are no e-mail lists in this region.' },
  NO_SHOP_HERE: { description: 'This market has no shop: `Market.hasShop` is false.' },
  NO_STOCK_NOTICE: { description: 'No notice is offered for this variant, or for any in this region.' },
  ORDER_NOT_FOUND: {
    description: 'No order has this number and e-mail address; which of them is wrong is not revealed.',
  },
  SOLD_OUT: { description: 'No unit is left.' },
  TOO_MANY_ATTEMPTS: {
    description: 'Too many attempts: `TooManyAttempts.retryAfterSeconds` says how long to wait.',
  },
  UNKNOWN_VARIANT: {
    description: 'The id is not one of a variant of this store, or the variant has left its catalogue.',
  },
  WRONG_PASSWORD: { description: 'The password is not that of the signed-in customer.' },
} as const;
export type RefusalCode = keyof typeof codes;

/** From the mutation's argument to an input field, such as `['input', 'address', 'city']`. */
export type InputPath = readonly ['input', ...string[]];

export interface RefusalFacts {
  code: RefusalCode;
  message: string;
  /** Null when it is about no input field, or about several. */
  path: InputPath | null;
}

/** A field that throws one lists its class in `errors.types`. */
export class RefusalError extends Error {
  readonly code: RefusalCode;
  /** Not `path`: graphql-js takes an error with a path for one that it has located already. */
  readonly inputPath: InputPath | null;

  constructor({ code, message, path }: RefusalFacts) {
    super(message);
    this.code = code;
    this.inputPath = path;
  }
}

export interface RefusalWording {
  code: RefusalCode;
  key: WordsKey;
  values?: Readonly<Record<string, string | number>>;
  path?: InputPath;
}

/** The facts of a refusal, with the message in the request's language. */
export async function refusalFacts(
  ctx: RequestContext,
  { code, key, values, path }: RefusalWording,
): Promise<RefusalFacts> {
  return { code, message: await words(ctx, key, values), path: path ?? null };
}

/** A refusal of this class with the message in the request's language. */
export async function refusalOf<Refused extends RefusalError>(
  ctx: RequestContext,
  RefusedError: new (facts: RefusalFacts) => Refused,
  wording: RefusalWording,
): Promise<Refused> {
  return new RefusedError(await refusalFacts(ctx, wording));
}

const RefusalCodeEnum = builder.enumType('RefusalCode', {
  description:
    'Why a mutation was refused. One value for each kind of refusal, and several for one where callers may want to act differently. Expect further values.',
  values: codes,
});

export const Refusal = builder.interfaceRef<RefusalError>('Refusal').implement({
  description:
    'An expected refusal, as opposed to an error: nothing was changed. A member of the result union of each mutation that can be refused.',
  fields: (t) => ({
    code: t.expose('code', { type: RefusalCodeEnum, description: 'Why, for programs.' }),
    message: t.exposeString('message', {
      description: 'Message for the shopper, in the request’s language.',
    }),
    path: t.stringList({
      nullable: true,
      description:
        'Path of the input field that it is about, from the mutation’s argument on, such as `["input", "quantity"]`; for `InvalidFields` that of the first. Null when it is about no field, or about several without saying which.',
      resolve: ({ inputPath }) => inputPath && [...inputPath],
    }),
  }),
});
