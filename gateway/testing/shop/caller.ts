/** The caller of a source, for tests. Default: a guest in the United States. */
import { CallLog } from '../../sources/transport/callLog.ts';
import type { Caller } from '../../sources/transport/caller.ts';
import type { RequestScope } from '../../sources/transport/scope.ts';

export const guestInUs: RequestScope = {
  country: 'us',
  language: 'en',
  contentLocale: 'en-us',
  contentRegion: 'us',
  commerceRegion: 'us',
  hasShop: true,
  customerGroup: null,
  isCustomer: false,
  customerId: null,
  preview: false,
  livePreview: null,
};

export function caller(scope: Partial<RequestScope> = {}, withinMs = 10_000): Caller {
  return {
    scope: { ...guestInUs, ...scope },
    deadline: performance.now() + withinMs,
    signal: new AbortController().signal,
    requestId: 'test',
    log: new CallLog(),
  };
}
