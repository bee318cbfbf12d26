/** Shown for results that failed to load. The field above keeps the input. */
import { HttpStatus } from '../../page/HttpStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { searchPageWording } from '../../wording/shopping/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './SearchRoute.module.css';

export function SearchFailure({ status = 503 }: { status?: 500 | 503 }) {
  const t = useWording(searchPageWording);
  return (
    <Notice tone="problem" title={t('searchPage.failed')} className={styles.failure}>
      <HttpStatus code={status} />
      <p>{t('searchPage.failedText')}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {t('error.retry')}
      </Button>
    </Notice>
  );
}
