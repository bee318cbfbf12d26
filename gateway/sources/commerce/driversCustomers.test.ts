/** Both drivers treat customers alike: sign-in, accounts, pro codes, addresses, email lists and stock notices. */
import { describe, expect, test } from 'vitest';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import { expiredCode, usedCode } from '../../sandbox/commerce/seed/proCodeSeed.ts';
import { caller } from '../../testing/shop/caller.ts';
import { lineOf, openBothDrivers, refusalOf } from '../../testing/wire/bothDrivers.ts';
import type { CommerceHandle } from './handle.ts';

const drivers = openBothDrivers();
const { both, expectSame, buyable, wire } = drivers;

describe('customers', () => {
  const asCustomer = { customerId: 1003 };

  test('sign in, and out', async () => {
    const session = await expectSame(async (commerce) => {
      const wrong = await commerce.login('pro.us@skarn.example', 'not the password');
      const { session: token, ...right } = await commerce.login('PRO.us@skarn.example', sandboxPassword);
      const before = await commerce.validateSession(token?.token ?? '');
      await commerce.logout(token?.token ?? '');
      return {
        wrong,
        right,
        before,
        after: await commerce.validateSession(token?.token ?? ''),
        forged: await commerce.validateSession('us.1003.1.x.AAAA'),
      };
    });
    expect(session).toMatchObject({
      right: { is_valid: true, customer: { id: 1003 } },
      before: { is_valid: true, customer_id: 1003 },
      after: { is_valid: false },
      forged: { is_valid: false },
    });
  });

  test('passwords are confirmed by id and by address', async () => {
    const ask = (who: number | string, pw: string) => (commerce: CommerceHandle) =>
      commerce.validate(who, pw);
    expect(await expectSame(ask(1003, sandboxPassword))).toEqual({ is_valid: true, customer_id: 1003 });
    await expectSame(ask(1003, 'wrong password'));
    await expectSame(ask('pro.us@skarn.example', sandboxPassword));
    await expectSame(ask(99_999, sandboxPassword));
  });

  test('too many wrong passwords say how long to wait', async () => {
    const [one, two] = await both(async (commerce) => {
      for (let tries = 0; tries < 5; tries += 1) await commerce.login('nobody@skarn.example', 'wrong');
      return commerce.login('nobody@skarn.example', 'wrong').then(
        () => null,
        (error: unknown) => commerce.waitSeconds(error),
      );
    });
    expect([one, two]).toEqual([60, 60]);
  });

  test('are found by address, in any case', async () => {
    const find = (email: string) => (commerce: CommerceHandle) => commerce.customerByEmail(email);
    expect(await expectSame(find('Pro.US@skarn.example'), asCustomer)).toMatchObject({ id: 1003 });
    expect(await expectSame(find('nobody+else@skarn.example'))).toBeNull();
    expect(
      await drivers.bigCommerce.source.open(caller()).customerByEmail('a@b.example,pro.us@skarn.example'),
    ).toBeNull();
  });

  test('are created, changed and deleted', async () => {
    const account = {
      email: 'lou+many@skarn.example',
      first_name: 'Lou',
      last_name: 'Many',
      password: 'a long password',
      phone: '12345',
      form_fields: [{ name: 'Shoe size', value: '44' }],
    };
    const journey = await expectSame(async (commerce) => {
      const made = await commerce.createCustomer(account);
      const login = await commerce.login(account.email, account.password);
      const token = login.session?.token ?? '';
      const twice = await refusalOf(commerce, commerce.createCustomer(account));
      const weak = await refusalOf(
        commerce,
        commerce.createCustomer({ ...account, email: 'other@skarn.example', password: 'short' }),
      );
      const renamed = await commerce.updateCustomer(made.id, {
        first_name: 'Louise',
        form_fields: [{ name: 'Shoe size', value: '45' }],
      });
      const stays = await commerce.validateSession(token);
      const changed = await commerce.updateCustomer(made.id, {
        email: 'louise@skarn.example',
        password: 'another password',
      });
      const ended = await commerce.validateSession(token);
      const again = await commerce.login('louise@skarn.example', 'another password');
      const taken = await refusalOf(
        commerce,
        commerce.updateCustomer(made.id, { email: 'pro.us@skarn.example' }),
      );
      await commerce.deleteCustomer(made.id);
      return {
        made,
        signedIn: login.customer,
        twice,
        weak,
        renamed,
        stays: stays.is_valid,
        changed,
        ended: ended.is_valid,
        again: again.customer,
        taken,
        gone: await commerce.customerByEmail('louise@skarn.example'),
        noSession: (await commerce.validateSession(again.session?.token ?? '')).is_valid,
        unknown: await refusalOf(commerce, commerce.updateCustomer(99_999, { first_name: 'No' })),
      };
    });
    expect(journey).toMatchObject({
      twice: { status: 409, type: 'duplicate_email' },
      weak: { status: 422, type: 'invalid' },
      stays: true,
      ended: false,
      gone: null,
      noSession: false,
      unknown: { status: 404, type: 'customer_not_found' },
    });
  });

  test('become pros by a code, once', async () => {
    const account = {
      email: 'ny@skarn.example',
      first_name: 'Ny',
      last_name: 'Stollen',
      password: 'a long password',
    };
    const code = (value: string) => [{ name: 'Pro Code', value }];
    const problemOf = async (commerce: CommerceHandle, attempt: Promise<unknown>) => {
      const error = await attempt.then(
        () => null,
        (reason: unknown) => reason,
      );
      return commerce.refusal(error)?.errors['pro_code'];
    };
    const journey = await expectSame(async (commerce) => {
      const create = (email: string, value: string) =>
        commerce.createCustomer({ ...account, email, form_fields: code(value) });
      const weak = await refusalOf(
        commerce,
        commerce.createCustomer({ ...account, password: 'short', form_fields: code('SKARN-PRO-US-1') }),
      );
      // Refused accounts use up nothing.
      const made = await create(account.email, ' skarn-pro-us-1 ');
      const { customer } = await commerce.login(account.email, account.password);
      const other = await commerce.createCustomer({ ...account, email: 'other@skarn.example' });
      const join = (value: string) => commerce.updateCustomer(other.id, { form_fields: code(value) });
      const problems: (string | undefined)[] = [];
      for (const value of [
        'SKARN-PRO-US-1',
        usedCode,
        expiredCode,
        'SKARN-PRO-US-0',
        'SKARN-PRO-CA-1',
        '{"code":"SKARN-PRO-US-2","region":"pro"}',
      ])
        problems.push(
          await problemOf(commerce, join(value)),
          await problemOf(commerce, create('third@skarn.example', value)),
        );
      const joined = await join('SKARN-PRO-US-2');
      const again = await join('SKARN-PRO-US-2');
      const staff = await commerce.customerByEmail('employee@skarn.example');
      if (!staff) throw new Error('there is no employee');
      const stays = await commerce.updateCustomer(staff.id, { form_fields: code('SKARN-PRO-US-3') });
      const kept = await commerce.updateCustomer(other.id, {
        first_name: 'Nyx',
        form_fields: joined.form_fields,
      });
      return {
        weak,
        made: { group: made.customer_group_id, fields: made.form_fields },
        signedIn: customer && { group: customer.customer_group_id, fields: customer.form_fields },
        before: other.customer_group_id,
        problems,
        joined: { group: joined.customer_group_id, fields: joined.form_fields },
        again: again.form_fields,
        stays: { group: stays.customer_group_id, fields: stays.form_fields },
        kept: { name: kept.first_name, fields: kept.form_fields },
        third: await commerce.customerByEmail('third@skarn.example'),
      };
    });
    const field = (value: string) => [
      { name: 'Pro Code', value: JSON.stringify({ code: value, region: 'pro', expires: '2027-11-24' }) },
    ];
    expect(journey).toEqual({
      weak: { status: 422, type: 'invalid' },
      made: { group: 13, fields: field('SKARN-PRO-US-1') },
      signedIn: { group: 13, fields: field('SKARN-PRO-US-1') },
      before: null,
      problems: ['used', 'used', 'expired', 'unknown', 'for another store', 'malformed']
        .map((reason) => `is ${reason}`)
        .flatMap((reason) => [reason, reason]),
      joined: { group: 13, fields: field('SKARN-PRO-US-2') },
      again: field('SKARN-PRO-US-2'),
      stays: { group: 14, fields: field('SKARN-PRO-US-3') },
      kept: { name: 'Nyx', fields: field('SKARN-PRO-US-2') },
      third: null,
    });
  });

  test('addresses are listed, added once, changed by their owner only, and removed', async () => {
    const home = {
      first_name: 'Lou',
      last_name: 'Many',
      address1: '1 Slope St',
      city: 'Denver',
      state_or_province: 'Colorado',
      postal_code: '80202',
      country_code: 'US',
    };
    const journey = await expectSame(async (commerce) => {
      const before = await commerce.addresses(1003);
      const made = await commerce.createAddress(1003, home);
      const again = await commerce.createAddress(1003, home);
      const moved = await commerce.updateAddress(1003, { id: made.id, city: 'Boulder' });
      const foreign = await refusalOf(commerce, commerce.updateAddress(1002, { id: made.id, city: 'Reno' }));
      const stolen = await refusalOf(commerce, commerce.deleteAddress(1002, made.id));
      const wrong = await refusalOf(commerce, commerce.createAddress(1003, { ...home, country_code: 'XX' }));
      await commerce.deleteAddress(1003, made.id);
      return {
        before,
        sameAgain: again.id === made.id,
        moved: { ...moved, id: 0 },
        foreign,
        stolen,
        wrong,
        after: await commerce.addresses(1003),
      };
    }, asCustomer);
    expect(journey).toMatchObject({
      sameAgain: true,
      foreign: { status: 404, type: 'address_not_found' },
      stolen: { status: 404, type: 'address_not_found' },
      wrong: { status: 422, type: 'invalid' },
    });
  });
});

describe('letters', () => {
  test('lists are joined again and again', async () => {
    const signup = { email: 'lou@skarn.example', lists: ['news'], locale: 'en-us', consent: false };
    for (const consent of [false, true, true, false])
      await expectSame((commerce) => commerce.createEmailSignup({ ...signup, consent }));
    const wrong = await expectSame(async (commerce) => {
      const error = await commerce.createEmailSignup({ ...signup, email: 'nobody' }).then(
        () => null,
        (reason: unknown) => reason,
      );
      return Object.keys(commerce.refusal(error)?.errors ?? {});
    });
    expect(wrong).toEqual(['email']);
  });

  test('a notice is taken for what is sold out only', async () => {
    const inStock = await buyable(1);
    const notice = { email: 'lou@skarn.example', locale: 'en-us', ...lineOf(inStock) };
    const refusals = await expectSame(async (commerce) => ({
      inStock: await refusalOf(commerce, commerce.createStockNotice(notice)),
      unknown: await refusalOf(commerce, commerce.createStockNotice({ ...notice, variant_id: 1 })),
      wrong: await refusalOf(commerce, commerce.createStockNotice({ ...notice, email: 'nobody' })),
    }));
    expect(refusals).toEqual({
      inStock: { status: 409, type: 'in_stock' },
      unknown: { status: 422, type: 'not_purchasable' },
      wrong: { status: 422, type: 'invalid' },
    });
  });
});

describe('the wire to BigCommerce', () => {
  test('was as the vendor describes it, in every call of this suite', () => {
    expect([...wire.problems]).toEqual([]);
    expect(wire.unseen('customers')).toEqual([]);
  });
});
