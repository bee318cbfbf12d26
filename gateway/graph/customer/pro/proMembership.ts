/** `ProMembership`: pro status and benefits (platform.md 3, 4, 6). */
import { builder } from '../../builder.ts';
import { groupRules } from '../../catalog/offers/groupDiscount.ts';
import { percentOffAll } from '../../catalog/offers/groupDiscount.rules.ts';
import { calendarDate, CalendarDate } from '../../region/formats/calendarDate.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { withFallback } from '../../sourceErrors.ts';
import { Customer, type CustomerModel } from '../customer.ts';
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

/** Uses the session's expiry, which prices follow: a membership may end before its code. */
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
  description: 'Status in the pro programme.',
  values: {
    NONE: { description: 'No pro code, or one of a region that is not a pro region.' },
    ACTIVE: { description: 'A pro, with pro prices here.' },
    EXPIRED: { description: 'The pro code has expired: public prices and pages.' },
    MALFORMED: { description: 'The pro code is malformed: public prices and pages.' },
    NOT_HERE: {
      description: 'A pro, but this country has no pro prices for an account of this store, such as Norway.',
    },
  },
});

const ProMembership = builder.objectRef<MembershipModel>('ProMembership').implement({
  description: 'A pro’s membership. From commerce and the pro spend service; private to the pro.',
  fields: (t) => ({
    region: t.string({
      description: 'Region of the pro code: pro, pro_ca, pro_eu_region_1, or pro_no for Norwegians.',
      resolve: ({ code }) => code.region,
    }),
    discountPercent: t.float({
      nullable: true,
      description:
        'The group’s percentage off everything; some products may have a higher discount. Null when it has no such rule and where there is no shop, and null with an error when commerce is down.',
      resolve: async ({ ctx }) =>
        marketFlags(ctx.scope).hasShop && ctx.scope.customerId !== null
          ? percentOffAll(await groupRules(ctx))
          : null,
    }),
    meter: t.field({
      type: SpendMeter,
      nullable: true,
      description:
        'Yearly spend with the session’s cart. Null in a country counted by another store’s brand, and null with an error when a service is down.',
      complexity: 5,
      resolve: ({ ctx }) => spendMeterOf(ctx),
    }),
    expiresOn: t.field({
      type: CalendarDate,
      nullable: true,
      description:
        'Last day of the membership: from the pro spend service, else from the pro code. Null when it does not end.',
      resolve: async ({ ctx, code }) => {
        const total = await withFallback(proTotal(ctx), null);
        const day = lastDay(total?.expiration_date ?? null, code.expires);
        return day === null ? null : calendarDate(ctx, day);
      },
    }),
    isEmployee: t.boolean({
      description: 'True for staff according to the pro spend service; false while it is down.',
      resolve: async ({ ctx }) => (await withFallback(proTotal(ctx), null))?.employee_group ?? false,
    }),
  }),
});

builder.objectFields(Customer, (t) => ({
  isPro: t.boolean({
    description: 'Verdict: the pro code’s region starts with `pro`, and the code has not expired.',
    resolve: (customer) => isProStatus(statusOf(customer)),
  }),
  proStatus: t.field({
    type: ProStatusEnum,
    description: 'Verdict: status in the pro programme, in this market.',
    resolve: statusOf,
  }),
  pro: t.field({
    type: ProMembership,
    nullable: true,
    description: 'Null for non-pros.',
    resolve: membershipOf,
  }),
}));
