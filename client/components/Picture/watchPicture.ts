/**
 * Hides a picture until it loads (with scripts only, and only if it is not loaded already), and flags one that fails
 * (catalogue.md 8: image failures set a silent error flag). Outside of React's state, so that a grid does not re-render
 * for every picture. For the `ref` of an `img`.
 */
export function watchPicture(image: HTMLImageElement | null) {
  if (!image) return undefined;
  const flag = (state: 'loading' | 'shown' | 'failed') => {
    image.dataset['state'] = state;
    // The visible text; screen readers use the `alt` attribute.
    if (state === 'failed') image.parentElement?.setAttribute('data-failed', image.alt);
    else image.parentElement?.removeAttribute('data-failed');
  };
  const show = () => flag('shown');
  const fail = () => flag('failed');
  if (!image.complete) flag('loading');
  // Complete without a size: it failed before hydration.
  else if (image.naturalWidth === 0) fail();
  image.addEventListener('load', show);
  image.addEventListener('error', fail);
  return () => {
    image.removeEventListener('load', show);
    image.removeEventListener('error', fail);
  };
}
