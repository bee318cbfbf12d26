import { describe, expect, test } from 'vitest';
import { SourceError } from '../../transport/errors.ts';
import { deliveryFailure } from './failure.rules.ts';

const at = { source: 'delivery', call: 'getEntry' } as const;
const refused = (body: unknown, status = 422, statusText = 'Unprocessable Entity') =>
  new SourceError('SOURCE_REFUSED', at, `Request failed with status code ${status}`, {
    status,
    detail: { headers: {}, body, statusText },
  });

describe('a content delivery failure reports error_code, error_message, errors, status, statusText', () => {
  test.each([
    [
      'code 141 with an error of uid means a missing entry',
      refused({
        error_code: 141,
        error_message: 'The requested object…',
        errors: { uid: ['is not valid.'] },
      }),
      [141, "The requested entry doesn't exist.", { uid: ['is not valid.'] }, 422, 'Unprocessable Entity'],
    ],
    [
      'code 141 of other parameters has the vendor’s message',
      refused({ error_code: 141, error_message: 'No such language.', errors: { locale: ['is not valid.'] } }),
      [141, 'No such language.', { locale: ['is not valid.'] }, 422, 'Unprocessable Entity'],
    ],
    [
      'a failure without errors',
      refused({ error_code: 109, error_message: 'No such stack.' }, 412, 'Precondition Failed'),
      [109, 'No such stack.', null, 412, 'Precondition Failed'],
    ],
    [
      'an answer that is not the vendor’s',
      refused(null, 502, 'Bad Gateway'),
      [null, 'delivery.getEntry: Request failed with status code 502', null, 502, 'Bad Gateway'],
    ],
    [
      'no answer at all',
      new SourceError('SOURCE_UNAVAILABLE', at, 'Network Error'),
      [null, 'delivery.getEntry: Network Error', null, null, ''],
    ],
  ])('%s', (_sentence, error, [error_code, error_message, errors, status, statusText]) => {
    expect(deliveryFailure(error)).toEqual({ error_code, error_message, errors, status, statusText });
  });
});
