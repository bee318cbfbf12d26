/** Shown for results that failed to load. */
import { HttpStatus } from '../../page/HttpStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';

export function SupportResultsFailure() {
  const t = useWording(supportWording);
  return (
    <Notice tone="problem" title={t('support.failed')}>
      <HttpStatus code={503} />
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('error.retry')}
      </Button>
    </Notice>
  );
}
