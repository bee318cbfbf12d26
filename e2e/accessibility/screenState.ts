/** One state of a screen that the accessibility test checks. */
import type { Page } from 'playwright/test';
import type { Person, Seeded } from '../support/person.ts';

export interface ScreenState {
  /** The screen and its state, such as `cart drawer with one line`. Unique. */
  name: string;
  /** URL prefix of the market, such as `en-us`. */
  lang: string;
  /** Behind the market's prefix, such as `/cart`. */
  path: string;
  /** Who looks: a guest unless told. */
  who?: Seeded;
  /** Of the document: 200 unless told. */
  status?: number;
  /** The widths where this state exists: both unless told. */
  only?: 'desktop' | 'phone';
  /** `reduce` where something would move by itself while it is looked at. */
  motion?: 'reduce';
  /** Country code that the edge tells of the visitor, such as `JP`. */
  country?: string;
  /** Before the page is opened. */
  prepare?: (on: { page: Page; sandbox: string }) => Promise<unknown>;
  /** Waits for what comes late on the loaded page. Nothing may move meanwhile. */
  settle?: Reach;
  /** Leads from the loaded page into the state by gestures, and waits until it stands. What moves then may move. */
  reach?: Reach;
  /** The page is hydrated without a request to GraphQL, for a visitor who saves data and so preloads nothing. */
  asksNothing?: true;
  /** Further states on the way, one after the other. */
  next?: readonly NextState[];
  /** Console messages that the state provokes on purpose. */
  allow?: RegExp;
}

type Reach = (on: { person: Person; page: Page; isOnPhone: boolean }) => Promise<unknown>;

/** Goes on from the state before, or at another path of the same market. */
export type NextState = Pick<ScreenState, 'name' | 'settle' | 'reach'> & { path?: string };
