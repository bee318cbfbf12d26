import { expect, test, vi } from 'vitest';

// The whole client is read anew here, which a busy machine needs its time for.
test('an address that moved is replaced by the one that took its place, query and hash kept', async () => {
  window.history.replaceState(null, '', '/c/skis?sort=NEWEST#sizes');
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await import('./entry.client.tsx');
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/en-us/c/skis?sort=NEWEST#sizes'));
}, 30_000);
