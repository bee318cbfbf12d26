/** Joins the pro programme with a code, for customers. Guests get links to sign-in and account creation. */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { ProSignupRouteQuery } from '#relay/ProSignupRouteQuery.graphql.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { Redirect } from '../../page/Redirect.tsx';
import { proWording } from '../../wording/account/pro.ts';
import { useWording } from '../../wording/wording.ts';
import { JoinForm } from './JoinForm.tsx';
import styles from './ProSignupRoute.module.css';

export function ProSignupRoute({ queries, match }: ScreenProps<{ page: ProSignupRouteQuery }>) {
  const t = useWording(proWording);
  const { viewer } = usePreloadedQuery<ProSignupRouteQuery>(
    graphql`
      query ProSignupRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        viewer {
          isPro
        }
      }
    `,
    queries.page,
  );
  const { lang, path } = match;
  if (viewer?.isPro) return <Redirect href={`/${lang}/pro`} />;
  return (
    <div className={styles.page}>
      <Head title={t('proSignup.pageTitle', { brand: brandName })} noindex />
      <h1 className={styles.heading}>{t('proSignup.title')}</h1>
      <p className={styles.text}>{t('proSignup.text')}</p>
      {viewer ? (
        <JoinForm lang={lang} />
      ) : (
        <>
          <p>{t('proSignup.guest')}</p>
          <div className={styles.ways}>
            <LinkButton href={`/${lang}/account?next=${encodeURIComponent(path)}`}>
              {t('pro.join.signIn')}
            </LinkButton>
            <LinkButton href={`/${lang}/pro/create`} variant="secondary">
              {t('pro.join.create')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

export default ProSignupRoute;
