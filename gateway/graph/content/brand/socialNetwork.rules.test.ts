import { expect, test } from 'vitest';
import { socialNetwork } from './socialNetwork.rules.ts';

test.each([
  ['is known by its name', 'Instagram', 'https://pictures.example/skarn', 'INSTAGRAM'],
  ['in any case', 'youtube', 'https://films.example/skarn', 'YOUTUBE'],
  ['else by its host', 'Skarn', 'https://www.facebook.example/skarn', 'FACEBOOK'],
  ['its name counts before its host', 'YouTube', 'https://facebook.example/skarn', 'YOUTUBE'],
  ['one without a sign of its own is another', 'Mastodon', 'https://fjell.example/@skarn', 'OTHER'],
  ['a path that names one does not make it one', 'Fjell', 'https://fjell.example/instagram', 'OTHER'],
  ['nor does what is no address', '', 'instagram', 'OTHER'],
])('a network %s', (_, title, href, network) => {
  expect(socialNetwork({ title, href })).toBe(network);
});
