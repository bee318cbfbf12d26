/** All states of the gallery. Times and distances are tested in gesture.rules.test.ts. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { image, video, pictures, setUp, gallery, track, closer, dialog, openViewer } from './testGallery.tsx';

afterEach(cleanup);

describe('a gallery', () => {
  test('with one picture has no navigation', async () => {
    setUp([image('front-Spruce')]);
    expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
    await openViewer();
    expect(dialog().queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(dialog().queryByText('Picture 1 of 1')).toBeNull();
  });

  test('without pictures says so, and opens no viewer', () => {
    setUp([]);
    expect(gallery().getByText('No picture yet.')).toBeDefined();
    expect(closer()).toBeNull();
  });

  test('with several shows the current position', () => {
    setUp();
    expect(track().getAttribute('aria-label')).toBe('Picture 1 of 3');
    expect(screen.getByRole('button', { name: 'Picture 1 of 3' }).getAttribute('aria-current')).toBe('true');
  });

  test('skips unknown media types', () => {
    setUp([...pictures, { __typename: 'Hologram' }]);
    expect(gallery().getAllByRole('button', { name: /^Picture \d of 3$/ })).toHaveLength(3);
  });
});

describe('another colour', () => {
  test('shows its front picture at once, the others when they load', async () => {
    const { mock, product, choose } = setUp();
    choose('Bone');
    expect(gallery().getByAltText('front-Bone')).toBeDefined();
    expect(track().getAttribute('aria-busy')).toBe('true');
    expect(closer()).toBeNull();
    const request = mock.getMostRecentOperation();
    expect(request.request.variables).toEqual({ id: 'lodestar', color: 'bone' });
    await act(async () =>
      mock.resolve(request, {
        data: { node: { ...product, gallery: [image('front-Bone'), image('back-Bone')] } },
      }),
    );
    expect(gallery().getByAltText('back-Bone')).toBeDefined();
    expect(gallery().queryByAltText('back-Spruce')).toBeNull();
    expect(closer()).not.toBeNull();
  });

  test('whose pictures fail to load keeps its front picture only, and the page works', async () => {
    const { mock, choose } = setUp();
    choose('Bone');
    await act(async () => mock.rejectMostRecentOperation(new Error('no network')));
    expect(gallery().getByAltText('front-Bone')).toBeDefined();
    expect(gallery().queryByAltText('back-Spruce')).toBeNull();
    expect(track().hasAttribute('aria-busy')).toBe(false);
  });

  test('that was left before its pictures loaded is cancelled', async () => {
    const { mock, choose } = setUp();
    choose('Bone');
    choose('Spruce');
    expect(mock.getAllOperations()).toEqual([]);
    expect(gallery().getByAltText('front-Spruce')).toBeDefined();
    expect(gallery().getByAltText('back-Spruce')).toBeDefined();
    expect(closer()).not.toBeNull();
  });
});

describe('a video', () => {
  const film = () => gallery().getByLabelText<HTMLVideoElement>('Lodestar 98');

  /** Its code loads once somebody reaches for the gallery. */
  const setUpReached = (...items: readonly object[]): void => {
    setUp([...pictures, ...items]);
    fireEvent.pointerDown(track());
  };

  test('is out of reach until it is shown', async () => {
    setUpReached(video());
    await screen.findByLabelText('Lodestar 98');
    const row = track();
    const reachable = () => [...row.children].map((slide) => !slide.hasAttribute('inert'));
    expect(reachable()).toEqual([true, false, false, false]);
    Object.defineProperty(row, 'clientWidth', { value: 100 });
    row.scrollLeft = 300;
    fireEvent.scroll(row);
    expect(reachable()).toEqual([false, false, false, true]);
  });

  test('has controls, a poster once the page is idle, and does not autoplay', async () => {
    setUpReached(video());
    await screen.findByLabelText('Lodestar 98');
    expect(film().controls).toBe(true);
    expect(film().autoplay).toBe(false);
    expect(film().getAttribute('preload')).toBe('none');
    await waitFor(() => expect(film().getAttribute('poster')).toBe('/pictures/poster.webp'));
    expect(screen.getByRole('button', { name: 'Video 4 of 4' })).toBeDefined();
  });

  test('that cannot be played shows its poster, with a message', async () => {
    setUpReached(video());
    await screen.findByLabelText('Lodestar 98');
    fireEvent.error(film().querySelector('source')!);
    expect(gallery().getByText('This video can’t be played right now. Try again later.')).toBeDefined();
    expect(gallery().getByAltText('Lodestar 98').getAttribute('src')).toContain('poster');
  });

  test('without sources shows its poster, with a message', async () => {
    setUpReached(video({ sources: [] }));
    expect(
      await gallery().findByText('This video can’t be played right now. Try again later.'),
    ).toBeDefined();
  });

  test('without anything shows the message', async () => {
    setUp([video({ sources: [], poster: null })]);
    expect(
      await gallery().findByText('This video can’t be played right now. Try again later.'),
    ).toBeDefined();
    expect(closer()).toBeNull();
  });
});
