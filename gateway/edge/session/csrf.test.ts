import { expect, test } from 'vitest';
import { CsrfGuard } from './csrf.ts';
import { Session } from './session.ts';

const guard = new CsrfGuard('a secret of the gateway', true);
/** As sent back by the browser. */
const sent = () => new Session(new Session(null).toJSON());

test('a session accepts only its own token', () => {
  const [mine, theirs] = [sent(), sent()];
  expect(guard.accepts(mine, guard.token(mine))).toBe(true);
  expect(guard.accepts(mine, guard.token(theirs))).toBe(false);
  expect(guard.accepts(mine, new CsrfGuard('another secret', true).token(mine))).toBe(false);
});

test.each([null, '', 'short', 'é'.repeat(43)])('%j is no token', (header) => {
  expect(guard.accepts(sent(), header)).toBe(false);
});

test('a new session accepts none', () => {
  const fresh = new Session(null);
  expect(guard.accepts(fresh, guard.token(fresh))).toBe(false);
});
