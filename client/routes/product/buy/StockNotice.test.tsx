import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StockNotice_variant$key } from '#relay/StockNotice_variant.graphql.ts';
import stockNoticeVariant from '#relay/StockNotice_variant.graphql.ts';
import requestMutation from '#relay/useRequestStockNoticeMutation.graphql.ts';
import { createTestShop } from '../../../components/ProductGrid/testShop.tsx';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { forgetNoticeEmail } from './stockNoticeEmails.ts';
import StockNotice from './StockNotice.tsx';

const offer = { consent: 'One letter, and none after that.', viewerEmail: null as string | null };

interface Sold {
  id: string;
  stockNotice: typeof offer | null;
}

function setUp(...sold: Sold[]) {
  const shop = createTestShop({ path: '/de-de/p/lodestar-98' });
  // Mutation results write variants to the store, as a product page does.
  const keys = (sold.length > 0 ? sold : [{ id: 'quartz-177', stockNotice: offer }]).map((variant) => {
    const operation = createOperationDescriptor(requestMutation, {
      locale: 'de-de',
      input: { variantId: variant.id, email: '' },
    });
    shop.environment.commitPayload(operation, {
      requestStockNotice: {
        __typename: 'AlreadyInStock',
        __isRefusal: 'AlreadyInStock',
        message: '',
        variant: {
          ...variant,
          __typename: 'Variant',
          availability: 'SOLD_OUT',
          isPurchasable: false,
          unitsLeft: null,
          expectedOn: null,
        },
      },
    });
    return {
      __id: variant.id,
      __fragments: { [stockNoticeVariant.name]: {} },
      __fragmentOwner: operation.request,
    } as unknown as StockNotice_variant$key;
  });
  function VariantPicker() {
    const [at, setAt] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setAt(1 - at)}>
          Another one
        </button>
        <StockNotice variant={keys[at] ?? keys[0]!} locale="de-de" />
      </>
    );
  }
  shop.render(
    <>
      <LiveRegion />
      <VariantPicker />
    </>,
  );
  const { mock } = shop.environment;
  return {
    mock,
    answer: (result: object) =>
      act(async () => mock.resolveMostRecentOperation({ data: { requestStockNotice: result } })),
  };
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const send = async (address?: string) => {
  if (address !== undefined) {
    await userEvent.clear(email());
    await userEvent.type(email(), address);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Email me when it’s back' }));
};
const refusal = (kind: string, more: object = {}) => ({
  __typename: kind,
  __isRefusal: kind,
  message: 'Back-in-stock emails aren’t available for this item.',
  ...more,
});
const done = (address: string) => ({ __typename: 'RequestStockNoticePayload', email: address });

beforeEach(() => ['quartz-177', 'falu-191'].forEach(forgetNoticeEmail));
afterEach(cleanup);

describe('the back-in-stock form', () => {
  // First: later tests store an address, which overrides the customer's.
  test('is prefilled for signed-in customers', () => {
    setUp({ id: 'quartz-177', stockNotice: { ...offer, viewerEmail: 'nell@skarn.example' } });
    expect(email().value).toBe('nell@skarn.example');
  });

  test('asks for an address and explains its use', async () => {
    const { mock } = setUp();
    expect(email().getAttribute('aria-describedby')).not.toBeNull();
    expect(screen.getByText(offer.consent)).toBeDefined();
    await send(' ruth@skarn.example ');
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      locale: 'de-de',
      input: { variantId: 'quartz-177', email: 'ruth@skarn.example' },
    });
  });

  test.each([
    ['nothing', '', 'Fill out this field.'],
    ['an invalid address', 'ruth', /Enter an email address like/],
  ])('%s is reported at the field, and nothing is sent', async (_, address, words) => {
    const { mock } = setUp({ id: 'falu-191', stockNotice: { ...offer, viewerEmail: 'x' } });
    await userEvent.clear(email());
    if (address !== '') await userEvent.type(email(), address);
    await send();
    expect(screen.getByText(words)).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(mock.getAllOperations()).toEqual([]);
  });

  test('ignores a second press while pending', async () => {
    const { mock } = setUp();
    await send('ruth@skarn.example');
    await userEvent.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(mock.getAllOperations()).toHaveLength(1);
  });

  test('confirms the address, with the focus', async () => {
    const { answer } = setUp();
    await send('ruth@skarn.example');
    await answer(done('ruth@skarn.example'));
    expect(document.activeElement?.textContent).toBe('We’ll email ruth@skarn.example when it’s back.');
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  test('accepts another address: the form is back, prefilled, with the focus', async () => {
    const { answer } = setUp();
    await send('ruth@skarn.example');
    await answer(done('ruth@skarn.example'));
    await userEvent.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe('ruth@skarn.example');
  });

  test('keeps its state for the page’s lifetime and for each variant', async () => {
    const { answer } = setUp(
      { id: 'quartz-177', stockNotice: offer },
      { id: 'falu-191', stockNotice: offer },
    );
    await send('ruth@skarn.example');
    await answer(done('ruth@skarn.example'));
    await userEvent.click(screen.getByRole('button', { name: 'Another one' }));
    expect(email().value).toBe('ruth@skarn.example');
    expect(document.activeElement).not.toBe(email());
    await userEvent.click(screen.getByRole('button', { name: 'Another one' }));
    expect(screen.getByText('We’ll email ruth@skarn.example when it’s back.')).toBeDefined();
    cleanup();
    setUp();
    expect(screen.getByText('We’ll email ruth@skarn.example when it’s back.')).toBeDefined();
  });
});

describe('when the gateway refuses', () => {
  test('an address, it shows the error at the field and keeps the input', async () => {
    const { answer } = setUp();
    await send('ruth@skarn.example');
    await answer(
      refusal('InvalidFields', { fields: [{ path: ['input', 'email'], message: 'Enter another address.' }] }),
    );
    expect(screen.getByText('Enter another address.')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe('ruth@skarn.example');
  });

  test.each([
    ['too many attempts', refusal('TooManyAttempts', { retryAfterSeconds: 120 }), /again in 2 minutes/],
    ['no emails in this market', refusal('NoStockNotice'), /aren’t available for this item/],
    ['no shop in this market', refusal('NoShopHere', { message: 'There is no shop.' }), 'There is no shop.'],
  ])('%s: it shows the error above, and keeps the input', async (_, result, words) => {
    const { answer } = setUp();
    await send('ruth@skarn.example');
    await answer(result);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(email().value).toBe('ruth@skarn.example');
  });

  test('a failed request is reported, and keeps the input', async () => {
    const { mock } = setUp();
    await send('ruth@skarn.example');
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t send this/);
    expect(email().value).toBe('ruth@skarn.example');
  });

  test('an error applies to its variant, not to the next', async () => {
    const { answer } = setUp(
      { id: 'quartz-177', stockNotice: offer },
      { id: 'falu-191', stockNotice: offer },
    );
    await send('ruth@skarn.example');
    await answer(refusal('NoStockNotice'));
    await userEvent.click(screen.getByRole('button', { name: 'Another one' }));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(email().value).toBe('ruth@skarn.example');
  });

  test('because it is back in stock, the form disappears, with an announcement', async () => {
    const { answer } = setUp();
    await send('ruth@skarn.example');
    await answer(
      refusal('AlreadyInStock', {
        message: 'This is back.',
        variant: {
          __typename: 'Variant',
          id: 'quartz-177',
          availability: 'IN_STOCK',
          isPurchasable: true,
          unitsLeft: null,
          expectedOn: null,
          stockNotice: null,
        },
      }),
    );
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('This is back.');
  });
});
