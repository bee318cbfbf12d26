/** Shown for stores that failed to load. */
import { HttpStatus } from '../../page/HttpStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';

export function StoresFailure() {
  const t = useWording(storesWording);
  return (
    <Notice tone="problem">
      <HttpStatus code={503} />
      {t('stores.failed')}
    </Notice>
  );
}
