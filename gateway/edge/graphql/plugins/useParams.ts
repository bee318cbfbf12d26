/**
 * Reads the parameters of a request in place of yoga's parsers: the body has been read within the limits of
 * requestLimits.ts, and an invalid request is a 400 for every media type and costs nothing.
 */
import type { ErrorCode } from '../../../graph/errorCodes.rules.ts';
import { BadParams } from '../graphqlParams.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function useParams(): EdgePlugin {
  return {
    async onRequestParse({ serverContext, setRequestParser, endResponse, fetchAPI }) {
      try {
        const params = await serverContext.params();
        setRequestParser(() => params);
      } catch (error) {
        if (!(error instanceof BadParams)) throw error;
        const { status, message } = error;
        const isTooLong = status === 413;
        if (isTooLong) serverContext.res.setHeader('connection', 'close');
        const code: ErrorCode = isTooLong ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST';
        const headers = { 'content-type': 'application/json; charset=utf-8' };
        const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
        endResponse(new fetchAPI.Response(body, { status, headers }));
      }
    },
  };
}
