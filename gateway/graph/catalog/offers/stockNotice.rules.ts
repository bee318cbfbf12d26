/** Whether back-in-stock notices are offered (catalogue.md 3, email signup settings). */
import type { Availability } from './availability.rules.ts';

/** The settings of one content region. */
export interface SignupSettings {
  back_in_stock_notifications: boolean;
}

/** Null when the region has no settings, and so no notices. */
export function isStockNoticeOffered(availability: Availability, settings: SignupSettings | null): boolean {
  return availability === 'SOLD_OUT' && settings !== null && settings.back_in_stock_notifications;
}
