/** Whether a customer is a pro, and what it means for them (platform.md 3, 4, 6). */
import { builder } from '../builder.ts';
import { groupRules } from '../catalog/groupDiscount.ts';
import { percentOffAll } from '../catalog/groupDiscount.rules.ts';
import { calendarDate, CalendarDate } from '../region/calendarDate.ts';
import { marketFlags } from '../region/market.ts';
import { withFallback } from '../sourceErrors.ts';
import { Customer, type CustomerModel } from './customer.ts';
import {
  hasProRegion,
  isProStatus,
  lastDay,
  proStatus,
  readProCode,
  type ProCodeReading,
  type ProStatus,
} from './pro.rules.ts';
import { proTotal, SpendMeter, spendMeterOf } from './spendMeter.ts';

interface MembershipModel extends CustomerModel {
  code: ProCodeReading & { kind: 'FOUND' };
}

/** With the end that the session knows: a membership may end before its code does, and prices go by the session. */
function codeOf({ ctx, customer, store }: CustomerModel): ProCodeReading {
  const code = readProCode({ formFields: customer.form_fields, notes: customer.notes });
  const known = ctx.session.customer(store)?.proUntil ?? null;
  return code.kind === 'FOUND' && known !== null ? { ...code, expires: known } : code;
}

function statusOf(model: CustomerModel): ProStatus {
  const { ctx, store } = model;
  return proStatus(codeOf(model), hasProRegion(ctx.scope.country, store, ctx.markets), ctx.now.getTime());
}

function membershipOf(model: CustomerModel): MembershipModel | null {
  const code = codeOf(model);
  return code.kind === 'FOUND' && isProStatus(statusOf(model)) ? { ...model, code } : null;
}

const ProStatusEnum = builder.enumType('ProStatus', {
  description: 'Where a customer stands in the pro programme.',
  values: {
    NONE: { description: 'No pro code, or one of a region that is no pro region.' },
    ACTIVE: { description: 'A pro, and pro prices hold here.' },
    EXPIRED: { description: 'The pro code has ended: prices and pages are everybody’s.' },
    MALFORMED: { description: 'What stands for a pro code is none: prices and pages are everybody’s.' },
    NOT_HERE: {
      description: 'A pro, but this country has no pro prices for an account of this store, such as Norway.',
    },
  },
});

const ProMembership = builder.objectRef<MembershipModel>('ProMembership').implement({
  description: 'What a pro is entitled to. From commerce and the pro spend service; seen by the pro alone.',
  fields: (t) => ({
    region: t.string({
      description: 'Region of the pro code: pro, pro_ca, pro_eu_region_1, or pro_no for Norwegians.',
      resolve: ({ code }) => code.region,
    }),
    discountPercent: t.float({
      nullable: true,
      description:
        'Percent that the customer’s group gets off everything; some things may be cheaper still. Null when it has no such rule and where there is no shop, and null with an error when commerce is down.',
      resolve: async ({ ctx }) =>
        marketFlags(ctx.scope).hasShop && ctx.scope.customerId !== null
          ? percentOffAll(await groupRules(ctx))
          : null,
    }),
    meter: t.field({
      type: SpendMeter,
      nullable: true,
      description:
        'Spend of the year with the session’s cart. Null in a country that another store’s brand counts, and null with an error when a service is down.',
      complexity: 5,
      resolve: ({ ctx }) => spendMeterOf(ctx),
    }),
    expiresOn: t.field({
      type: CalendarDate,
      nullable: true,
      description:
        'Last day of the membership: as the pro spend service counts, else the pro code’s. Null when it does not end.',
      resolve: async ({ ctx, code }) => {
        const total = await withFallback(proTotal(ctx), null);
        const day = lastDay(total?.expiration_date ?? null, code.expires);
        return day === null ? null : calendarDate(ctx, day);
      },
    }),
    isEmployee: t.boolean({
      description: 'The pro spend service counts them among staff; false while it cannot be asked.',
      resolve: async ({ ctx }) => (await withFallback(proTotal(ctx), null))?.employee_group ?? false,
    }),
  }),
});

builder.objectFields(Customer, (t) => ({
  isPro: t.boolean({
    description: 'Verdict: the pro code’s region starts with `pro`, and the code has not ended.',
    resolve: (customer) => isProStatus(statusOf(customer)),
  }),
  proStatus: t.field({
    type: ProStatusEnum,
    description: 'Verdict: where the customer stands in the pro programme, in this market.',
    resolve: statusOf,
  }),
  pro: t.field({
    type: ProMembership,
    nullable: true,
    description: 'Null for who is no pro.',
    resolve: membershipOf,
  }),
}));
