/**
 * Subscribes to live edits in the surrounding editor through the content service's SDK. The SDK is large and accepts
 * messages from any window, so it is loaded inside an iframe only and receives messages of the configured editors only.
 */
import { isForged } from './editorMessage.rules.ts';

/**
 * @param onEdit called on each edit, with the editing session's hash.
 * @returns the unsubscribe function.
 */
export function followEdits(editorOrigins: readonly string[], onEdit: (hash: string) => void): () => void {
  if (window.parent === window || editorOrigins.length === 0) return () => {};
  const guard = (event: MessageEvent): void => {
    const { data, origin, source } = event;
    if (isForged({ data, origin, isFromParent: source === window.parent }, editorOrigins))
      event.stopImmediatePropagation();
  };
  // Capturing, so that it runs before the SDK's own listener. Kept as long as the SDK.
  window.addEventListener('message', guard, { capture: true });
  // Nonce for the styles that the SDK injects.
  Object.assign(window, { __nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce });

  let isOver = false;
  let end = (): void => {
    isOver = true;
  };
  const start = async (): Promise<void> => {
    const { default: tools } = await import('@contentstack/live-preview-utils');
    await tools.init({
      ssr: false,
      mode: 'preview',
      // Outside an iframe the SDK would add keyboard shortcuts to the editor.
      editButton: { enable: true, exclude: ['outsideLivePreviewPortal'] },
    });
    if (isOver) return;
    const subscription = tools.onLiveEdit(() => onEdit(tools.hash));
    end = () => tools.unsubscribeOnEntryChange(subscription);
  };
  // Without the SDK the preview still works; a reload shows the edits.
  start().catch(() => {});
  return () => end();
}
