/**
 * Stands in place of a screen that cannot be shown (platform.md 2, error page): 404 'Page not found', anything else
 * 'Oops! Something Broke', each with the way home. In development the error's own words are there too.
 */
import { homePath } from '../navigation/localePath.rules.ts';
import { Link } from '../navigation/Link.tsx';
import { useRouteMatch } from '../navigation/useRouteMatch.ts';
import { Button } from '../ui/Button/Button.tsx';
import { buttonClass } from '../ui/Button/buttonClass.ts';
import { useWording } from '../wording/wording.ts';
import type { WordingKey } from '../wording/wording.ts';
import { brandName } from './brandName.ts';
import styles from './ErrorScreen.module.css';
import { Head } from './Head.tsx';
import { HttpStatus } from './HttpStatus.tsx';

const explanations: ReadonlyMap<number | null, WordingKey> = new Map([
  [404, 'error.notFoundText'],
  [503, 'error.unavailableText'],
  [null, 'error.offlineText'],
]);

export interface ErrorScreenProps {
  /** HTTP status; null when the network did not answer. */
  status: number | null;
  error?: Error;
}

export function ErrorScreen({ status, error }: ErrorScreenProps) {
  const t = useWording();
  const { lang } = useRouteMatch();
  const isMissing = status === 404;
  const explanation = explanations.get(status) ?? 'error.brokeText';
  return (
    <section className={styles.screen}>
      <HttpStatus code={isMissing ? 404 : status === 503 ? 503 : 500} />
      <Head title={t('error.title', { brand: brandName })} noindex />
      <div className={styles.status} data-status={status ?? '···'} />
      <h1 className={styles.title}>{t(isMissing ? 'error.notFound' : 'error.broke')}</h1>
      <p className={styles.text}>{t(explanation)}</p>
      <div className={styles.ways}>
        {isMissing ? null : <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>}
        <Link href={homePath(lang)} className={buttonClass(isMissing ? 'primary' : 'secondary')}>
          {t('error.home')}
        </Link>
      </div>
      {import.meta.env.DEV && error ? (
        <pre className={styles.detail}>{error.stack ?? error.message}</pre>
      ) : null}
    </section>
  );
}
