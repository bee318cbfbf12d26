import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { NameRow } from './NameRow.tsx';

afterEach(cleanup);

test.each([
  ['English has the given name first', '/en-us/account/create', ['given-name', 'family-name']],
  ['Japanese has the family name first', '/ja-jp/account/create', ['family-name', 'given-name']],
])('%s', (_sentence, path, order) => {
  createTestShop({ path }).render(<NameRow firstLabel="First" lastLabel="Last" />);
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.map((field) => field.autocomplete)).toEqual(order);
});
