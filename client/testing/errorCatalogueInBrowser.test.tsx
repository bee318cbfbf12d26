/** Rows of the specification's error catalogues that occur in a browser. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RequestParameters } from 'relay-runtime';
import { expect, test, vi } from 'vitest';
import { casesOf } from '../../gateway/testing/faults/errorCatalogue.ts';
import { watchPicture } from '../components/Picture/watchPicture.ts';
import { enterShop, heading } from '../navigation/testShop.tsx';
import { createNetwork } from '../relay/network.ts';

const query: RequestParameters = {
  id: 'abc',
  name: 'Q',
  operationKind: 'query',
  text: null,
  metadata: {},
  providedVariables: undefined,
};

/** Outcome of a query whose every request ends like this. */
async function failure(end: () => Promise<Response>): Promise<{ message: string; status: number | null }> {
  vi.stubGlobal('fetch', vi.fn(end));
  const ended = createNetwork().execute(query, {}, {}).toPromise();
  return ended!.then(
    () => expect.fail('it should have failed'),
    (error: { message: string; status: number | null }) => ({ message: error.message, status: error.status }),
  );
}

const responded = (body: unknown, status: number) => () => Promise.resolve(Response.json(body, { status }));

async function chunkFails(): Promise<void> {
  sessionStorage.clear();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const shop = await enterShop();
  shop.load.mockRejectedValue(new Error('chunk'));
  await act(async () => shop.navigator.navigate('/en-us/b#sizes'));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/en-us/b#sizes');
  expect(heading()).toBe('a');
}

const rows = casesOf('browser', {
  chunkLoading: chunkFails,
  chunkFailure: chunkFails,

  graphql: async () => {
    const errors = [{ message: 'The first.' }, { message: 'The second.' }];
    expect((await failure(responded({ errors }, 400))).message).toBe('The first.');
    expect((await failure(responded({ data: null, errors }, 200))).message).toBe('The first.');
    const rooted = [{ message: 'No page.', path: ['page'] }];
    expect((await failure(responded({ data: { page: null }, errors: rooted }, 200))).message).toBe(
      'No page.',
    );
    for (const body of [{ errors: [] }, { data: null }, 'Bad Gateway', null])
      expect(await failure(responded(body, 502))).toEqual({
        message: 'GraphQL error: status 502',
        status: 502,
      });
  },

  hotspots: () => {
    render(
      <picture data-testid="room">
        <img ref={watchPicture} src="/poster.jpg" alt="A ski in the snow" />
      </picture>,
    );
    const room = screen.getByTestId('room');
    fireEvent.error(screen.getByAltText('A ski in the snow'));
    expect(room.dataset['failed']).toBe('A ski in the snow');
    fireEvent.load(screen.getByAltText('A ski in the snow'));
    expect(room.dataset['failed']).toBeUndefined();
  },

  httpClient: async () => {
    expect(await failure(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      message: 'Network Error',
      status: null,
    });
  },
});

test.each(rows)('%s', async (_sentence, run) => {
  await run();
});
