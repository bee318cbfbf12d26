/** catalogue.md 3: email signup settings (back_in_stock_notifications, regions). */
import { expect, test } from 'vitest';
import type { Availability } from './availability.rules.ts';
import { isStockNoticeOffered, type SignupSettings } from './stockNotice.rules.ts';

const on = { back_in_stock_notifications: true };
const off = { back_in_stock_notifications: false };

test.each<[string, Availability, SignupSettings | null, boolean]>([
  ['sold out, and notifications are on for the region', 'SOLD_OUT', on, true],
  ['notifications are off for the region', 'SOLD_OUT', off, false],
  ['the region has no settings', 'SOLD_OUT', null, false],
  ['it is in stock', 'IN_STOCK', on, false],
  ['few are left', 'LOW_STOCK', on, false],
  ['it can be pre-ordered', 'EXPECTED', on, false],
  ['the store does not sell it', 'NOT_SOLD_HERE', on, false],
])('%s', (_sentence, availability, settings, verdict) => {
  expect(isStockNoticeOffered(availability, settings)).toBe(verdict);
});
