/** Analytics of the search: a search is reported once, and which result was opened. */
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { products, setUp, story } from './testSearch.tsx';

describe('analytics', () => {
  test('a search is reported once, however it is filtered', () => {
    setUp({ search: 'q=ski&color=Green', edges: products(0, 2), counts: { PRODUCT: 9, POST: 1 } });
    expect(window.dataLayer?.filter(({ event }) => event === 'search')).toEqual([
      { event: 'search', search_term: 'ski', results: 10 },
    ]);
  });

  test('an opened product is reported to the search service and its list', () => {
    const { mock } = setUp({ search: 'q=ski', edges: products(0, 3) });
    fireEvent.click(screen.getByRole('link', { name: 'Ski 1' }));
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      input: { searchTerm: 'ski', documentId: 'p1', requestId: 'r1' },
    });
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({
        event: 'select_item',
        ecommerce: expect.objectContaining({ item_list_id: 'search_results' }),
      }),
    );
  });

  test('an opened story is reported with the corrected spelling', () => {
    const { mock, navigate } = setUp({
      search: 'q=wacks&type=stories',
      edges: [story],
      correctedTerm: 'wax',
      counts: { POST: 1 },
    });
    fireEvent.click(screen.getByRole('link', { name: 'All about wax' }));
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      input: { searchTerm: 'wax', documentId: 's0', requestId: 'r1' },
    });
    // Fire and forget.
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
