/**
 * Follows what an editor types beside the frame that shows this page, by the content service's own tools. They are
 * large and listen to any window, so they are loaded in a frame alone, and hear the configured editors only.
 */
import { isForged } from './editorMessage.rules.ts';

/**
 * @param onEdit told of each edit, with the content service's mark of the editing session.
 * @returns what ends it.
 */
export function followEdits(editorOrigins: readonly string[], onEdit: (hash: string) => void): () => void {
  if (window.parent === window || editorOrigins.length === 0) return () => {};
  const guard = (event: MessageEvent): void => {
    const { data, origin, source } = event;
    if (isForged({ data, origin, isFromParent: source === window.parent }, editorOrigins))
      event.stopImmediatePropagation();
  };
  // Before the tools' own listener, which is no capturing one. It stays as long as they do.
  window.addEventListener('message', guard, { capture: true });
  // They put it on the styles that they bring.
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
      // Outside of a frame it would lead to the editor by keys that pages are not told.
      editButton: { enable: true, exclude: ['outsideLivePreviewPortal'] },
    });
    if (isOver) return;
    const subscription = tools.onLiveEdit(() => onEdit(tools.hash));
    end = () => tools.unsubscribeOnEntryChange(subscription);
  };
  // Without them the preview stands; a reload shows what was edited.
  start().catch(() => {});
  return () => end();
}
