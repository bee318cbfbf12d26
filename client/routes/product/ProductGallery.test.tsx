/** Every state of the gallery, and of its pictures looked at closely. Times and distances are gesture.rules.ts's own tests. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLazyLoadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductGalleryRefetchQuery } from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import galleryQuery from '#relay/ProductGalleryRefetchQuery.graphql.ts';
import { testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { OverlayContext } from '../../navigation/useOverlay.ts';
import { ProductGallery } from './ProductGallery.tsx';

/** A room to move in: the simulated browser lays nothing out. */
beforeEach(() => {
  for (const [side, pixels] of [
    ['clientWidth', 400],
    ['clientHeight', 800],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { value: pixels, configurable: true });
  }
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

function image(name: string) {
  return {
    __typename: 'Image',
    name,
    alt: name,
    rendition: testRendition(name),
    thumbnail: testRendition(name),
    zoom: { src: `/pictures/${name}-large.webp`, width: 1200, height: 1600 },
  };
}

function video({
  sources = [{ src: '/v/turn.webm', type: 'video/webm' }],
  poster = image('poster') as object | null,
} = {}) {
  const still = poster && { ...poster, url: '/pictures/poster.webp' };
  return { __typename: 'Video', name: 'turn', sources, poster: still };
}

const swatches = ['Spruce', 'Bone'].map((label) => ({ label, image: image(`front-${label}`) }));
const pictures = [image('front-Spruce'), image('back-Spruce'), image('scene-Spruce')];

function setUp(gallery: readonly object[] = pictures, layOver = vi.fn(() => () => {})) {
  const shop = createTestShop({ path: '/en-us/p/lodestar-98' });
  const { environment } = shop;
  const product = { __typename: 'Product', id: 'lodestar', displayTitle: 'Lodestar 98', swatches };
  const variables = { id: 'lodestar', color: null };
  const operation = createOperationDescriptor(galleryQuery, variables);
  environment.commitPayload(operation, { node: { ...product, gallery } });
  environment.retain(operation);

  function Page({ color }: { color: string | null }) {
    const { node } = useLazyLoadQuery<ProductGalleryRefetchQuery>(galleryQuery, variables, {
      fetchPolicy: 'store-only',
    });
    return node && <ProductGallery product={node} color={color} />;
  }
  const page = (color: string | null) =>
    shop.wrap(
      <OverlayContext value={layOver}>
        <Page color={color} />
      </OverlayContext>,
    );
  const { rerender } = shop.render(
    <OverlayContext value={layOver}>{<Page color="Spruce" />}</OverlayContext>,
  );
  return { mock: environment.mock, product, layOver, choose: (color: string) => rerender(page(color)) };
}

const gallery = () => within(screen.getByRole('region', { name: 'Pictures of Lodestar 98' }));
const track = () => gallery().getAllByRole('list')[0]!;
const closer = () => screen.queryByRole('button', { name: 'Look closer' });
const dialog = () => within(document.querySelector<HTMLElement>('dialog')!);
const button = (name: string | RegExp) => dialog().getByRole<HTMLButtonElement>('button', { name });
const large = () => document.querySelector<HTMLImageElement>('dialog img[src$="-large.webp"]');

async function lookCloser() {
  await userEvent.click(closer()!);
  await screen.findByRole('button', { name: 'Enlarge' });
}

/** What the stage's picture is moved by. */
const moved = () =>
  dialog()
    .getByAltText(/-Spruce$/)
    .closest<HTMLElement>('[style*="transform"]')!.style.transform;
const stage = () =>
  dialog()
    .getByAltText(/-Spruce$/)
    .closest<HTMLElement>('[style*="transform"]')!.parentElement!;
const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y = 0, pointerId = 1) =>
  fireEvent[type](type === 'pointerDown' ? stage() : document.body, {
    clientX: x,
    clientY: y,
    pointerId,
    button: 0,
    bubbles: true,
  });
const tap = () => {
  touch('pointerDown', 0);
  touch('pointerUp', 0);
};
const swipe = (dx: number) => {
  touch('pointerDown', 200);
  touch('pointerMove', 200 + dx);
  touch('pointerUp', 200 + dx);
};

describe('a gallery', () => {
  test('of one picture has no way to others', async () => {
    setUp([image('front-Spruce')]);
    expect(screen.queryByRole('button', { name: /^Picture/ })).toBeNull();
    await lookCloser();
    expect(dialog().queryByRole('button', { name: 'Next picture' })).toBeNull();
    expect(dialog().queryByText('Picture 1 of 1')).toBeNull();
  });

  test('without pictures says so, and there is nothing to look at closely', () => {
    setUp([]);
    expect(gallery().getByText('There is no picture of this one yet.')).toBeDefined();
    expect(closer()).toBeNull();
  });

  test('of many shows where it stands', () => {
    setUp();
    expect(track().getAttribute('aria-label')).toBe('Picture 1 of 3');
    expect(screen.getByRole('button', { name: 'Picture 1 of 3' }).getAttribute('aria-current')).toBe('true');
  });

  test('leaves out kinds that it does not know', () => {
    setUp([...pictures, { __typename: 'Hologram' }]);
    expect(gallery().getAllByRole('button', { name: /^Picture \d of 3$/ })).toHaveLength(3);
  });
});

describe('another colour', () => {
  test('shows its front picture at once, the others when they arrive', async () => {
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

  test('whose pictures do not arrive keeps its front picture alone, and the page stands', async () => {
    const { mock, choose } = setUp();
    choose('Bone');
    await act(async () => mock.rejectMostRecentOperation(new Error('no network')));
    expect(gallery().getByAltText('front-Bone')).toBeDefined();
    expect(gallery().queryByAltText('back-Spruce')).toBeNull();
    expect(track().hasAttribute('aria-busy')).toBe(false);
  });

  test('that was left again before it came is not waited for', async () => {
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

  test('has a poster and controls, and waits to be started', () => {
    setUp([...pictures, video()]);
    expect(film().controls).toBe(true);
    expect(film().autoplay).toBe(false);
    expect(film().getAttribute('preload')).toBe('none');
    expect(film().getAttribute('poster')).toBe('/pictures/poster.webp');
    expect(screen.getByRole('button', { name: 'Video 4 of 4' })).toBeDefined();
  });

  test('that cannot be played shows its poster, with words', () => {
    setUp([...pictures, video()]);
    fireEvent.error(film().querySelector('source')!);
    expect(gallery().getByText('The film cannot be played right now.')).toBeDefined();
    expect(gallery().getByAltText('Lodestar 98').getAttribute('src')).toContain('poster');
  });

  test('without files shows its poster, with words', () => {
    setUp([...pictures, video({ sources: [] })]);
    expect(gallery().getByText('The film cannot be played right now.')).toBeDefined();
  });

  test('without anything shows the words', () => {
    setUp([video({ sources: [], poster: null })]);
    expect(gallery().getByText('The film cannot be played right now.')).toBeDefined();
    expect(closer()).toBeNull();
  });
});

describe('looking closer', () => {
  test.each<[string, () => Promise<void> | void]>([
    ['the button', () => userEvent.click(closer()!)],
    ['a tap on the picture', () => userEvent.click(gallery().getByAltText('front-Spruce'))],
    [
      'Enter on the row, and presses nothing else,',
      () => expect(fireEvent.keyDown(track(), { key: 'Enter' })).toBe(false),
    ],
  ])('%s opens the pictures, and Back closes them', async (_, press) => {
    const { layOver } = setUp();
    await press();
    expect(await screen.findByRole('dialog', { name: 'Pictures of Lodestar 98' })).toBeDefined();
    expect(layOver).toHaveBeenCalledOnce();
  });

  test('a drag or a long press on the row does not', () => {
    const { layOver } = setUp();
    const picture = gallery().getByAltText('front-Spruce');
    fireEvent.pointerDown(picture, { clientX: 0 });
    fireEvent.click(picture, { clientX: 40 });
    expect(layOver).not.toHaveBeenCalled();
  });

  test('starts with the picture that was pressed; buttons change it, and the ends are ends', async () => {
    setUp();
    await lookCloser();
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    expect(button('Previous picture').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Next picture'));
    expect(dialog().getByText('Picture 2 of 3')).toBeDefined();
    expect(dialog().getByAltText('back-Spruce')).toBeDefined();
    await userEvent.click(button('Next picture'));
    await userEvent.click(button('Next picture'));
    expect(dialog().getByText('Picture 3 of 3')).toBeDefined();
    expect(button('Next picture').getAttribute('aria-disabled')).toBe('true');
  });

  test('counts pictures only: a video cannot be enlarged', async () => {
    setUp([image('front-Spruce'), video(), image('back-Spruce')]);
    await lookCloser();
    expect(dialog().getByText('Picture 1 of 2')).toBeDefined();
    await userEvent.keyboard('{End}');
    expect(dialog().getByAltText('back-Spruce')).toBeDefined();
  });

  test('keys enlarge, move the enlarged picture, and change the whole one', async () => {
    setUp();
    await lookCloser();
    await userEvent.keyboard('+');
    expect(dialog().getByText('Enlarged to 150%')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(moved()).toBe('translate(-80px, 0px) scale(1.5)');
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    await userEvent.keyboard('0');
    expect(moved()).toBe('translate(0px, 0px) scale(1)');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(dialog().getByText('Picture 2 of 3')).toBeDefined();
    await userEvent.keyboard('{Home}');
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
  });

  test('the browser’s own keys stay the browser’s', async () => {
    setUp();
    await lookCloser();
    fireEvent.keyDown(document.body, { key: '+', ctrlKey: true });
    expect(moved()).toContain('scale(1)');
  });

  test('goes from 1 to 3 and no further, and back to the whole', async () => {
    setUp();
    await lookCloser();
    expect(button('Make smaller').getAttribute('aria-disabled')).toBe('true');
    for (let press = 0; press < 5; press += 1) await userEvent.click(button('Enlarge'));
    expect(moved()).toContain('scale(3)');
    expect(button('Enlarge').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('300% Show the whole picture'));
    expect(moved()).toContain('scale(1)');
  });

  test('loads the larger file when the picture is enlarged, never before, and only that one', async () => {
    setUp();
    await lookCloser();
    expect(large()).toBeNull();
    await userEvent.click(button('Enlarge'));
    expect(large()?.getAttribute('src')).toBe('/pictures/front-Spruce-large.webp');
    expect(large()?.dataset['state']).toBe('loading');
    fireEvent.load(large()!);
    expect(large()?.dataset['state']).toBe('shown');
    await userEvent.click(button('Next picture'));
    expect(large()).toBeNull();
    expect(moved()).toContain('scale(1)');
  });

  test('keeps the picture when the larger file does not arrive', async () => {
    setUp();
    await lookCloser();
    await userEvent.click(button('Enlarge'));
    fireEvent.error(large()!);
    expect(large()).toBeNull();
    expect(dialog().getByAltText('front-Spruce')).toBeDefined();
    expect(moved()).toContain('scale(1.5)');
  });

  test('a picture that cannot be had leaves its words on the stage', async () => {
    setUp();
    await lookCloser();
    fireEvent.error(dialog().getByAltText('front-Spruce'));
    expect(dialog().getByAltText('front-Spruce').parentElement!.dataset['failed']).toBe('front-Spruce');
  });
});

describe('fingers', () => {
  test('a double tap enlarges and makes whole again; one tap does nothing', async () => {
    setUp();
    await lookCloser();
    tap();
    expect(moved()).toContain('scale(1)');
    tap();
    expect(moved()).toContain('scale(3)');
    tap();
    tap();
    expect(moved()).toContain('scale(1)');
  });

  test('a swipe changes the picture while it is whole', async () => {
    setUp();
    await lookCloser();
    act(() => swipe(-60));
    expect(dialog().getByText('Picture 2 of 3')).toBeDefined();
    act(() => swipe(60));
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    // There is none before the first.
    act(() => swipe(60));
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    expect(moved()).toBe('translate(0px, 0px) scale(1)');
  });

  test('a drag moves an enlarged picture, no further than its edge', async () => {
    setUp();
    await lookCloser();
    act(() => {
      tap();
      tap();
    });
    act(() => swipe(-60));
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    const x = Number(/translate\((-?[\d.]+)px/.exec(moved())?.[1]);
    expect(x).toBeLessThan(0);
    act(() => swipe(-4000));
    expect(moved()).toContain('translate(-400px');
  });

  test('two fingers that part enlarge', async () => {
    setUp();
    await lookCloser();
    act(() => {
      touch('pointerDown', 150, 0, 1);
      touch('pointerDown', 250, 0, 2);
      touch('pointerMove', 100, 0, 1);
      touch('pointerMove', 300, 0, 2);
      touch('pointerUp', 100, 0, 1);
      touch('pointerUp', 300, 0, 2);
    });
    expect(moved()).toContain('scale(2)');
    expect(dialog().getByText('Enlarged to 200%')).toBeDefined();
  });

  test('the wheel enlarges, and the page behind does not scroll', async () => {
    setUp();
    await lookCloser();
    const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true });
    act(() => void stage().dispatchEvent(wheel));
    expect(wheel.defaultPrevented).toBe(true);
    expect(dialog().getByText('Enlarged to 122%')).toBeDefined();
  });
});

test('closes by its button, giving its place in the history back', async () => {
  const takeAway = vi.fn<() => void>();
  setUp(
    pictures,
    vi.fn(() => takeAway),
  );
  await lookCloser();
  await userEvent.click(button('Close the pictures'));
  expect(document.querySelector('dialog')!.open).toBe(false);
  expect(takeAway).toHaveBeenCalledOnce();
});
