/**
 * Hides a picture until it is loaded, only where scripts run and only when it is not there already, and flags one that
 * cannot be loaded (catalogue.md 8: image failures set a silent error flag). Kept out of React's state: a grid of pictures
 * must not render again for every one that arrives. For the `ref` of an `img`.
 */
export function watchPicture(image: HTMLImageElement | null) {
  if (!image) return undefined;
  const flag = (state: 'loading' | 'shown' | 'failed') => {
    image.dataset['state'] = state;
    // The words for those who see; the picture's own stay for those who listen.
    if (state === 'failed') image.parentElement?.setAttribute('data-failed', image.alt);
    else image.parentElement?.removeAttribute('data-failed');
  };
  const show = () => flag('shown');
  const fail = () => flag('failed');
  if (!image.complete) flag('loading');
  // Tried, and nothing came of it: it failed before the page was alive.
  else if (image.naturalWidth === 0) fail();
  image.addEventListener('load', show);
  image.addEventListener('error', fail);
  return () => {
    image.removeEventListener('load', show);
    image.removeEventListener('error', fail);
  };
}
