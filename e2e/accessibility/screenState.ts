/** A state of a screen that the accessibility test checks. */
import type { Page } from 'playwright/test';
import type { Customer, SeededCustomer } from '../support/customer.ts';

export interface ScreenState {
  /** The screen and its state, such as `cart drawer with one line`. Unique. */
  name: string;
  /** URL prefix of the market, such as `en-us`. */
  lang: string;
  /** Path after the market's prefix, such as `/cart`. */
  path: string;
  /** Who is signed in; a guest by default. */
  who?: SeededCustomer;
  /** Expected status of the document: 200 by default. */
  status?: number;
  /** The widths where this state exists: both by default. */
  only?: 'desktop' | 'phone';
  /** `reduce` where something would autoplay during the check. */
  motion?: 'reduce';
  /** Visitor's country code from the CDN, such as `JP`. */
  country?: string;
  /** Runs before the page is opened. */
  prepare?: (on: { page: Page; sandbox: string }) => Promise<unknown>;
  /** Waits for late content of the loaded page, which must not shift the layout. */
  settle?: Reach;
  /** Brings the loaded page into the state by interaction, and waits for it. Layout may shift. */
  reach?: Reach;
  /** The page must hydrate without a GraphQL request, for a visitor with data saver. */
  hydratesWithoutRequests?: true;
  /** Further states to check, one after the other. */
  next?: readonly NextState[];
  /** Console messages that the state causes on purpose. */
  allow?: RegExp;
}

type Reach = (on: { person: Customer; page: Page; isOnPhone: boolean }) => Promise<unknown>;

/** Continues from the previous state, or at another path of the same market. */
export type NextState = Pick<ScreenState, 'name' | 'settle' | 'reach'> & { path?: string };
