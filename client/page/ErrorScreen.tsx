/**
 * Replaces a screen that cannot be shown (platform.md 2, error page): 404 'Page not found' with managed content; 410
 * the same under its own title, where there is nothing to recommend; anything else 'Oops! Something Broke'. Each with a
 * link home. In place of a home page it has no top margin. In development it shows the error's message.
 */
import { lazy, Suspense, useEffect } from 'react';
import { SectionBoundary } from '../components/SectionBoundary/SectionBoundary.tsx';
import { homePath } from '../navigation/addresses/localePath.rules.ts';
import { Link } from '../navigation/Link.tsx';
import { useNavigation } from '../navigation/navigationContext.ts';
import { reloadTo } from '../navigation/version/reloadGuard.ts';
import { useRouteMatch } from '../navigation/useRouteMatch.ts';
import { Button } from '../ui/Button/Button.tsx';
import { buttonClass } from '../ui/Button/buttonClass.ts';
import { useWording } from '../wording/wording.ts';
import type { WordingKey } from '../wording/wording.ts';
import { brandName } from './brandName.ts';
import styles from './ErrorScreen.module.css';
import { Head } from './Head.tsx';
import { HttpStatus } from './HttpStatus.tsx';

const NotFoundContent = lazy(() => import('./NotFoundContent.tsx'));

const explanations: ReadonlyMap<number | null, WordingKey> = new Map([
  [404, 'error.notFoundText'],
  [410, 'error.notFoundText'],
  [503, 'error.unavailableText'],
  [null, 'error.offlineText'],
]);

export interface ErrorScreenProps {
  /** HTTP status; null when the network failed. */
  status: number | null;
  error?: Error;
  /** Reason for refusing the address with 400, where a retry is pointless. */
  refusal?: string;
}

export function ErrorScreen({ status, error, refusal }: ErrorScreenProps) {
  const t = useWording();
  const { lang, path } = useRouteMatch();
  const { from = null } = useNavigation();
  useEffect(() => {
    // Reached by a link within the shop: only the server knows where editors moved the address to.
    if (status === 404 && from !== null) reloadTo(window.location.href);
  }, [status, from]);
  const isHome = path === '/' || path === `/${lang}`;
  const isMissing = status === 404 || status === 410;
  const isFinal = isMissing || refusal !== undefined;
  const explanation = explanations.get(status) ?? 'error.brokeText';
  const title = status === 410 ? 'product.unavailable.title' : 'error.title';
  return (
    <>
      <section className={styles.screen} data-flush={isHome ? '' : undefined}>
        <HttpStatus code={refusal !== undefined ? 400 : isMissing ? status : status === 503 ? 503 : 500} />
        <Head title={t(title, { brand: brandName })} noindex />
        <div className={styles.status} data-status={status ?? '···'} />
        <h1 className={styles.title}>{t(isMissing ? 'error.notFound' : 'error.broke')}</h1>
        <p className={styles.text}>{refusal ?? t(explanation)}</p>
        <div className={styles.ways}>
          {isFinal ? null : <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>}
          <Link href={homePath(lang)} className={buttonClass(isFinal ? 'primary' : 'secondary')}>
            {t('error.home')}
          </Link>
        </div>
        {import.meta.env.DEV && error ? (
          <pre className={styles.detail}>{error.stack ?? error.message}</pre>
        ) : null}
      </section>
      {isMissing ? (
        <SectionBoundary resetKey={lang} fallback={null}>
          <Suspense fallback={null}>
            <NotFoundContent lang={lang} />
          </Suspense>
        </SectionBoundary>
      ) : null}
    </>
  );
}
