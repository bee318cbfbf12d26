/** In place of stores that did not arrive. */
import { HttpStatus } from '../../shell/HttpStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { storesWording } from '../../wording/stores.ts';
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
