/** May somebody ask to be written to when something is back (catalogue.md 3, email signup settings). */
import type { Availability } from './availability.rules.ts';

/** The settings of one content region. */
export interface SignupSettings {
  back_in_stock_notifications: boolean;
}

/** Null settings: the region has none, and nobody is written to. */
export function isStockNoticeOffered(availability: Availability, settings: SignupSettings | null): boolean {
  return availability === 'SOLD_OUT' && settings !== null && settings.back_in_stock_notifications;
}
