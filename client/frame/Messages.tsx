/** What the shop says about itself: a message from the previous page, and that the browser is offline. */
import { FlashMessageBar } from './FlashMessageBar.tsx';
import { OfflineHint } from './OfflineHint.tsx';

export function Messages() {
  return (
    <>
      <FlashMessageBar />
      <OfflineHint />
    </>
  );
}
