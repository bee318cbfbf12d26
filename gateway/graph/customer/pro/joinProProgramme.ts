/** `joinProProgramme`: a signed-in customer redeems a pro code. */
import { bounds } from '../../argumentBounds.rules.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { Customer, customerOf, viewerOf, type CustomerModel } from '../customer.ts';
import {
  InvalidFieldsError,
  invalidFields,
  NotSignedInError,
  notSignedIn,
  TooManyAttemptsError,
  tooManyAttempts,
} from '../customerRefusals.ts';
import { isProCodeField, proCodeFault } from './pro.rules.ts';
import { keepFacts } from '../signIn/storeLogin.ts';

/** Maximum length of a typed code; stored codes are longer. */
const MAX_CODE_LENGTH = bounds.code;

interface JoinedModel {
  viewer: CustomerModel;
}

const JoinProProgrammeInput = builder.inputType('JoinProProgrammeInput', {
  description: 'The pro code.',
  fields: (t) => ({
    proCode: t.string({
      required: true,
      description: 'The code as issued, such as `SKARN-PRO-US-1`; trimmed and case-insensitive.',
    }),
  }),
});

const JoinProProgrammePayload = builder.objectRef<JoinedModel>('JoinProProgrammePayload').implement({
  description: 'The customer is now a pro, with pro prices and pages.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Customer, description: 'The updated customer.' }),
  }),
});

/** The form fields with the pro code replaced by the typed one, which the commerce service verifies. */
function withCode(fields: CustomerJson['form_fields'], code: string): CustomerJson['form_fields'] {
  const others = fields.filter(({ name }) => !isProCodeField(name));
  return [...others, { name: 'Pro Code', value: code }];
}

/** The updated customer, or commerce's reason for refusing the code. */
async function joined(
  ctx: RequestContext,
  { id, form_fields: fields }: CustomerJson,
  code: string,
): Promise<CustomerJson | { problem: string }> {
  try {
    return await ctx.commerce.updateCustomer(id, { form_fields: withCode(fields, code) });
  } catch (error) {
    const problem = ctx.commerce.refusal(error)?.errors['pro_code'];
    if (problem === undefined) throw error;
    return { problem };
  }
}

builder.mutationField('joinProProgramme', (t) =>
  t.field({
    type: JoinProProgrammePayload,
    errors: {
      union: { description: 'Outcome of `joinProProgramme`.' },
      types: [InvalidFieldsError, TooManyAttemptsError, NotSignedInError],
    },
    description:
      'Joins the pro programme with a code. The commerce service verifies it: each code is valid for one account at the store it was issued for. Rate-limited. An error when commerce is down; the same code can then be retried.',
    args: { input: t.arg({ type: JoinProProgrammeInput, required: true, description: 'The code.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<JoinedModel> => {
      const store = ctx.scope.commerceRegion;
      const viewer = await viewerOf(ctx);
      const known = ctx.session.customer(store);
      if (!viewer || !known) throw await notSignedIn(ctx);
      const code = input.proCode.trim();
      if (code === '')
        throw await invalidFields(ctx, [
          { path: ['input', 'proCode'], code: 'REQUIRED', key: 'refusal.proCode.required' },
        ]);
      if (code.length > MAX_CODE_LENGTH) throw await invalidFields(ctx, [proCodeFault('is unknown')]);
      const tried = `${store} ${viewer.customer.id}`;
      const wait = await ctx.attempts.take('proCode', tried);
      if (wait > 0) throw await tooManyAttempts(ctx, wait);
      const customer = await joined(ctx, viewer.customer, code);
      if ('problem' in customer) throw await invalidFields(ctx, [proCodeFault(customer.problem)]);
      await ctx.attempts.forgive('proCode', tried);
      await keepFacts(ctx, known, customer);
      return { viewer: customerOf(ctx.renewed(), customer) };
    },
  }),
);
