/** Uses the real SDK of the content service, and an editor that posts messages as its page does. */
import { afterEach, expect, test, vi } from 'vitest';
import { followEdits } from './followEdits.ts';

const editor = 'https://app.example';
afterEach(() => vi.unstubAllGlobals());

interface ProtocolMessage {
  type: string;
  metadata: { hash: string; nature: string };
}

function frameAround() {
  const sent: ProtocolMessage[] = [];
  const parent = { postMessage: (message: ProtocolMessage) => sent.push(message), closed: false };
  vi.stubGlobal('parent', parent);
  const says = (message: Partial<ProtocolMessage> & { payload?: object }, origin = editor): void => {
    const data = { eventManager: 'contentstack-adv-post-message', channel: 'live-preview', ...message };
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: parent });
    window.dispatchEvent(event);
  };
  const edits = (hash: string, origin?: string): void =>
    says({ type: 'client-data-send', payload: { hash }, metadata: { hash, nature: 'REQUEST' } }, origin);
  return { sent, says, edits };
}

test('loads nothing outside an iframe or without an editor', async () => {
  const seen = vi.spyOn(window, 'addEventListener');
  followEdits([editor], () => {});
  frameAround();
  followEdits([], () => {});
  expect(seen).not.toHaveBeenCalled();
});

test('reports each edit with its session, and ignores messages forged by another origin', async () => {
  const { sent, says, edits } = frameAround();
  const told: string[] = [];
  const end = followEdits([editor], (hash) => told.push(hash));
  await vi.waitFor(() => expect(sent.map(({ type }) => type)).toContain('init'), 10_000);
  const { hash = '' } = sent.find(({ type }) => type === 'init')?.metadata ?? {};
  says({ type: 'init', metadata: { hash, nature: 'ACK' } });
  says({ type: 'init', payload: {}, metadata: { hash, nature: 'RESPONSE' } });

  await vi.waitFor(() => {
    edits('forged', 'https://other.example');
    edits('editing1');
    expect(told).toContain('editing1');
  });
  expect(told).not.toContain('forged');

  end();
  const before = told.length;
  edits('editing2');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toHaveLength(before);
});
