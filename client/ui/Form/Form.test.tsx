import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CheckboxField } from '../Field/CheckboxField.tsx';
import { PasswordField } from '../Field/PasswordField.tsx';
import { SelectField } from '../Field/SelectField.tsx';
import { TextField } from '../Field/TextField.tsx';
import { earlySubmitScript } from './EarlySubmit.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.tsx';
import { OptionalGroup } from './OptionalGroup.tsx';

afterEach(cleanup);

type Answer = Pick<FormProps, 'fieldErrors' | 'error'>;

function setUp() {
  const handleSubmit = vi.fn<FormProps['onSubmit']>();
  let answer: (next: Answer) => void = () => {};
  function Page() {
    const [isBusy, setIsBusy] = useState(false);
    const [last, setLast] = useState<Answer>({});
    useEffect(() => {
      answer = (next) => {
        setIsBusy(false);
        setLast(next);
      };
    }, []);
    return (
      <Form
        {...last}
        isBusy={isBusy}
        requiredMessage="Fill this in"
        emailMessage="No e-mail address"
        onSubmit={(values) => {
          handleSubmit(values);
          setIsBusy(true);
        }}
      >
        <TextField name="first" label="First name" required />
        <TextField name="email" label="Email" type="email" hint="We answer here" required />
        <PasswordField
          name="password"
          label="Password"
          required
          showLabel="Show"
          hideLabel="Hide"
          autoComplete="current-password"
        />
        <SelectField
          name="country"
          label="Country"
          placeholder="Choose"
          options={[{ value: 'no', label: 'Norway' }]}
          optionalLabel="may be empty"
        />
        <CheckboxField name="news" label="News" />
        <details>
          <summary>More</summary>
          <OptionalGroup>
            <TextField name="street" label="Street" required />
            <TextField name="town" label="Town" required />
          </OptionalGroup>
        </details>
        <button type="submit">Send</button>
      </Form>
    );
  }
  render(<Page />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  return {
    handleSubmit,
    field,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
    fillIn: async (texts: Record<string, string> = {}) => {
      const all = {
        'First name': 'Ada',
        Email: 'ada@skarn.example',
        Password: ' hot meets cold ',
        ...texts,
      };
      for (const [name, text] of Object.entries(all))
        fireEvent.change(field(name), { target: { value: text } });
    },
    answer: (next: Answer) => act(async () => answer(next)),
    saidAt: (name: string) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' / '),
    atTop: () => screen.getByRole('alert'),
  };
}

describe('client-side validation', () => {
  test('shows an error at each field, and focuses the first', async () => {
    const { send, handleSubmit, saidAt, field } = setUp();
    await send();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect([saidAt('First name'), saidAt('Email')]).toEqual([
      'Fill this in',
      'Fill this in / We answer here',
    ]);
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('First name'));
  });

  test('rejects a malformed email address', async () => {
    const { send, fillIn, handleSubmit, saidAt, field } = setUp();
    await fillIn({ Email: 'ada' });
    await send();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect(saidAt('Email')).toBe('No e-mail address / We answer here');
    expect(field('First name').getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(field('Email'));
  });

  test('errors are cleared by the next submit', async () => {
    const { send, fillIn, saidAt } = setUp();
    await send();
    await fillIn();
    await send();
    expect(saidAt('First name')).toBe('');
  });
});

describe('submitted values', () => {
  test('are trimmed, except passwords; unchecked boxes are absent', async () => {
    const { send, fillIn, handleSubmit } = setUp();
    await fillIn({ 'First name': '  Ada ' });
    await send();
    expect(handleSubmit.mock.calls).toEqual([
      [{ first: 'Ada', email: 'ada@skarn.example', password: ' hot meets cold ', country: '' }],
    ]);
  });

  test('are not sent a second time while pending', async () => {
    const { send, fillIn, handleSubmit } = setUp();
    await fillIn();
    await send();
    await send();
    fireEvent.submit(document.querySelector('form')!);
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  test('hide a revealed password again', async () => {
    const { send, fillIn, field } = setUp();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(field('Password').type).toBe('text');
    await send();
    expect(field('Password').type).toBe('password');
  });

  test('without scripts the form posts, so that nothing is in the address', () => {
    setUp();
    expect(document.querySelector('form')!.method).toBe('post');
  });
});

test('submitted before hydration are sent after it', async () => {
  const handleSubmit = vi.fn<FormProps['onSubmit']>();
  const form = (
    <Form isBusy={false} requiredMessage="Fill this in" onSubmit={handleSubmit}>
      <TextField name="first" label="First name" required />
    </Form>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(form);
  const element = page.querySelector('form')!;
  // The browser runs the inline script while parsing.
  const script = element.querySelector('script')!;
  expect(script.textContent).toBe(earlySubmitScript);
  new Function('document', script.textContent)({ currentScript: script });
  element.querySelector('input')!.value = 'Ada';
  expect(fireEvent.submit(element)).toBe(false);
  const root = await act(async () => hydrateRoot(page, form));
  expect(handleSubmit.mock.calls).toEqual([[{ first: 'Ada' }]]);
  expect(element.querySelector('script')).toBeNull();
  await act(async () => root.unmount());
  page.remove();
});

describe('errors from the gateway', () => {
  test('at a field are shown there, with the focus, and keep the input', async () => {
    const { send, fillIn, answer, saidAt, field } = setUp();
    await fillIn();
    await send();
    await answer({ fieldErrors: { email: 'Taken' } });
    expect(saidAt('Email')).toBe('Taken / We answer here');
    expect(document.activeElement).toBe(field('Email'));
    expect([field('First name').value, field('Password').value]).toEqual(['Ada', ' hot meets cold ']);
  });

  test('of the whole form are shown at the top, with the focus', async () => {
    const { send, fillIn, answer, atTop } = setUp();
    await fillIn();
    await send();
    await answer({ error: 'Not today' });
    expect(atTop().textContent).toBe('Not today');
    expect(document.activeElement).toBe(atTop());
  });

  test('that are the same a second time get the focus again', async () => {
    const { send, fillIn, answer, atTop, field } = setUp();
    await fillIn();
    await send();
    await answer({ error: 'Not today' });
    field('First name').focus();
    await send();
    await answer({ error: 'Not today' });
    expect(document.activeElement).toBe(atTop());
  });

  test('of a field that this form lacks are shown at the top', async () => {
    const { send, fillIn, answer, atTop } = setUp();
    await fillIn();
    await send();
    await answer({ fieldErrors: { shoeSize: 'Too big' } });
    expect(atTop().textContent).toBe('Too big');
    expect(document.activeElement).toBe(atTop());
  });

  test('are cleared when the next attempt fails client-side', async () => {
    const { send, fillIn, answer, saidAt, atTop } = setUp();
    await fillIn();
    await send();
    await answer({ error: 'Not today', fieldErrors: { email: 'Taken' } });
    await fillIn({ Password: '' });
    await send();
    expect([saidAt('Email'), saidAt('Password'), atTop().textContent]).toEqual([
      'We answer here',
      'Fill this in',
      '',
    ]);
  });
});

describe('an optional group', () => {
  test('requires nothing while it is empty', async () => {
    const { send, fillIn, handleSubmit } = setUp();
    await fillIn();
    await send();
    expect(handleSubmit.mock.lastCall?.[0]).not.toHaveProperty('street');
  });

  test('requires its fields once one is filled, and opens to show it', async () => {
    const { send, fillIn, handleSubmit, saidAt, field } = setUp();
    await fillIn({ Street: 'Skarvveien 1' });
    await send();
    expect(handleSubmit).not.toHaveBeenCalled();
    expect([saidAt('Street'), saidAt('Town')]).toEqual(['', 'Fill this in']);
    expect(document.activeElement).toBe(field('Town'));
    expect(document.querySelector('details')!.open).toBe(true);
  });
});

test('optional fields say so, required ones do not', () => {
  setUp();
  expect(screen.getByText('Country').textContent).toBe('Countrymay be empty');
  expect(screen.getByText('First name').textContent).toBe('First name');
});
