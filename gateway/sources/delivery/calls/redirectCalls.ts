/** How redirects are asked for. */
import { entriesCall } from './entriesCall.ts';
import { redirectEntry } from '../wire/wireRedirect.ts';

export const getRedirects = entriesCall('getRedirects', 'redirect', { entry: redirectEntry });
