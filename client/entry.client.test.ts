import { expect, test, vi } from 'vitest';

// Importing the whole client takes longer than the default timeout on a busy machine.
test('a moved address is replaced by its new one, keeping query and hash', async () => {
  window.history.replaceState(null, '', '/c/skis?sort=NEWEST#sizes');
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  await import('./entry.client.tsx');
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/en-us/c/skis?sort=NEWEST#sizes'));
}, 30_000);
