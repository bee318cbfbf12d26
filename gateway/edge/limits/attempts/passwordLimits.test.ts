/** Which password attempts are counted together, and which have to wait. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedState } from '../../state/embeddedState.ts';
import { DeviceCookie, type Device } from '../../session/device.ts';
import type { Account, PasswordAttempts } from '../../../graph/limits.ts';
import { PasswordLimits } from './passwordLimits.ts';
import type { AttemptDelays } from './passwordLimits.rules.ts';

const secret = 'for tests only, long enough to seal';
const marks = new DeviceCookie(secret, false);
const state = embeddedState({ file: null });
afterAll(() => state.close());

/** Without waiting: an attempt that is too early is refused. */
const delays: AttemptDelays = { gaps: [0, 0, 30_000], yieldPerAttempt: 2_000, maxYield: 10_000, maxWait: 0 };
let limits: PasswordLimits;
let accounts = 0;
let account: Account;
// Time stands still, so that waits do not depend on how long a test takes.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  limits = new PasswordLimits(state, secret, delays);
  accounts += 1;
  account = { store: 'us', email: `p${accounts}@skarn.example` };
});
afterEach(() => vi.useRealTimers());
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

function from(address: string, device: Device = marks.open(undefined)): PasswordAttempts {
  return limits.of({ address, device, deadline: performance.now() + 10_000 });
}
function knownDevice(): Device {
  const device = marks.open(undefined);
  device.remember(account);
  return device;
}
/** Seconds to wait; 0 when the attempt is allowed. */
async function tryAs(tries: PasswordAttempts, whom: Account = account): Promise<number> {
  const [wait = 0] = await tries.count([whom]);
  return wait || tries.turn(whom, 'waits');
}
const address = (number: number): string => `10.${accounts}.0.${number}`;

async function unknownDevicesTry(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let number = 0; number < count; number += 1) waits.push(await tryAs(from(address(100 + number))));
  return waits;
}

describe('unknown devices', () => {
  test('are spaced per account', async () => {
    expect(await unknownDevicesTry(40)).toEqual([0, 0, 0, ...Array(37).fill(30)]);
  });

  test('do not wait for attempts on other accounts', async () => {
    await unknownDevicesTry(5);
    expect(await tryAs(from(address(1)), { ...account, email: 'else@skarn.example' })).toBe(0);
    expect(await tryAs(from(address(1)), { ...account, store: 'ca' })).toBe(0);
  });

  test('are counted regardless of the address’s case', async () => {
    await unknownDevicesTry(3);
    const shouted = { ...account, email: ` ${account.email.toUpperCase()}` };
    expect(await tryAs(from(address(1)), shouted)).toBe(30);
  });

  test('at one address have eight attempts for an account, and do not lock others out', async () => {
    const tries = from(address(1));
    const waits: number[] = [];
    for (let number = 0; number < 9; number += 1) waits.push((await tries.count([account]))[0] ?? 0);
    expect(waits.slice(0, 8)).toEqual(Array(8).fill(0));
    expect(waits[8]).toBeGreaterThan(800);
    expect(await tryAs(from(address(2)))).toBe(0);
  });

  test('at one address have thirty attempts for all accounts, with an IPv6 /64 as one address', async () => {
    const waits: number[] = [];
    for (let number = 0; number < 31; number += 1) {
      const tries = from(`2001:db8:${accounts}:1::${number}`);
      waits.push((await tries.count([{ ...account, email: `${number}@skarn.example` }]))[0] ?? 0);
    }
    expect(waits.slice(0, 30)).toEqual(Array(30).fill(0));
    expect(waits[30]).toBeGreaterThan(800);
    expect(await tryAs(from(`2001:db8:${accounts}:2::1`))).toBe(0);
  });

  test('that are too early do not use up attempts', async () => {
    await unknownDevicesTry(3);
    for (let number = 0; number < 12; number += 1) expect(await tryAs(from(address(1)))).toBe(30);
  });

  test('with the right password leave turn and counts unchanged', async () => {
    await unknownDevicesTry(2);
    for (let round = 0; round < 12; round += 1) {
      const tries = from(address(1));
      expect(await tryAs(tries)).toBe(0);
      await tries.right(account);
    }
    expect(await tryAs(from(address(2)))).toBe(0);
    expect(await tryAs(from(address(3)))).toBe(30);
  });

  test('wait for a turn that is near', async () => {
    limits = new PasswordLimits(state, secret, { ...delays, gaps: [0, 400], maxWait: 2_000 });
    await unknownDevicesTry(2);
    let wait: number | null = null;
    const attempt = tryAs(from(address(1))).then((seconds) => (wait = seconds));
    await nextTurn();
    expect(wait).toBeNull();
    pass(400);
    expect(await attempt).toBe(0);
  });

  test('never wait for longer than half of the request’s time', async () => {
    limits = new PasswordLimits(state, secret, { ...delays, gaps: [0, 900], maxWait: 5_000 });
    await unknownDevicesTry(2);
    const hurried = limits.of({
      address: address(1),
      device: marks.open(undefined),
      deadline: performance.now() + 1_000,
    });
    expect(await tryAs(hurried)).toBe(1);
  });

  test('with earlier attempts yield to those without', async () => {
    limits = new PasswordLimits(state, secret, { ...delays, gaps: [0, 0, 200] });
    await unknownDevicesTry(2);
    const guesser = from(address(1));
    expect(await tryAs(guesser)).toBe(0);
    pass(250);
    expect(await tryAs(from(address(1)))).toBe(2);
    expect(await tryAs(from(address(2)))).toBe(0);
  });
});

describe('a known device', () => {
  test('is not counted with unknown ones, and does not wait for them', async () => {
    await unknownDevicesTry(40);
    expect(await tryAs(from(address(100), knownDevice()))).toBe(0);
  });

  test('is not counted with others at its address', async () => {
    const office = from(address(1));
    for (let number = 0; number < 31; number += 1)
      await office.count([{ ...account, email: `${number}@skarn.example` }]);
    expect(await tryAs(from(address(1)))).toBeGreaterThan(800);
    expect(await tryAs(from(address(1), knownDevice()))).toBe(0);
  });

  test('has eight attempts anywhere, and locks nobody else out', async () => {
    const device = knownDevice();
    const waits: number[] = [];
    for (let number = 0; number < 9; number += 1) waits.push(await tryAs(from(address(number), device)));
    expect(waits.slice(0, 8)).toEqual(Array(8).fill(0));
    expect(waits[8]).toBeGreaterThan(800);
    expect(await tryAs(from(address(1), knownDevice()))).toBe(0);
    expect(await tryAs(from(address(1)))).toBe(0);
  });

  test('starts anew after a success', async () => {
    const device = knownDevice();
    for (let round = 0; round < 3; round += 1) {
      for (let number = 0; number < 7; number += 1) expect(await tryAs(from(address(1), device))).toBe(0);
      const tries = from(address(1), device);
      expect(await tryAs(tries)).toBe(0);
      await tries.right(account);
    }
  });

  test('is unknown for every other account', async () => {
    const other = { ...account, store: 'ca' };
    for (let number = 0; number < 3; number += 1) await tryAs(from(address(number)), other);
    expect(await tryAs(from(address(9), knownDevice()), other)).toBe(30);
  });
});

describe('a signed-in customer who confirms the password', () => {
  const prove = (device?: Device, signIn = `token of ${accounts}`) =>
    from(address(1), device).countConfirmation(account, signIn);

  test('is not counted with unknown devices', async () => {
    await unknownDevicesTry(40);
    const office = from(address(1));
    for (let number = 0; number < 9; number += 1) await office.count([account]);
    expect(await prove()).toBe(0);
  });

  test('has eight attempts with one sign-in', async () => {
    for (let number = 0; number < 8; number += 1) expect(await prove()).toBe(0);
    expect(await prove()).toBeGreaterThan(800);
    expect(await prove(undefined, 'another sign-in')).toBe(0);
  });

  test('is counted together with sign-ins of the same device', async () => {
    const device = knownDevice();
    for (let number = 0; number < 8; number += 1) expect(await prove(device)).toBe(0);
    expect(await tryAs(from(address(1), device))).toBeGreaterThan(800);
  });
});
