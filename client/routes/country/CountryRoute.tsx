/** The country selector, with the contact for the current country (platform.md 2, 9). */
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { CountryRouteQuery } from '#relay/CountryRouteQuery.graphql.ts';
import { MarketList } from '../../components/MarketList/MarketList.tsx';
import { countryPath } from '../../navigation/addresses/countryPath.rules.ts';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { defaultLang, languageTag } from '../../navigation/addresses/localePath.rules.ts';
import { AlternateLinks } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { EmailLink } from '../../ui/EmailLink/EmailLink.tsx';
import { marketWording } from '../../wording/frame/market.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CountryRoute.module.css';

export function CountryRoute({ queries, match }: ScreenProps<{ page: CountryRouteQuery }>) {
  const t = useWording(marketWording, chromeWording);
  const { market, marketChoices } = usePreloadedQuery<CountryRouteQuery>(
    graphql`
      query CountryRouteQuery($locale: Locale!, $path: String) @inContext(locale: $locale) @preloadable {
        market {
          countryName
          languageName
          contact {
            email
            phone
          }
        }
        marketChoices(path: $path) {
          languages {
            locale
          }
          ...MarketList_choices
        }
      }
    `,
    queries.page,
  );
  const { email, phone } = market.contact ?? { email: null, phone: null };
  const locales = marketChoices.flatMap(({ languages }) => languages.map(({ locale }) => locale));
  return (
    <div className={styles.page}>
      <Head
        title={t('market.pageTitle', { brand: brandName })}
        description={t('market.description', { brand: brandName })}
        canonicalPath={countryPath(match.lang)}
      />
      <AlternateLinks
        alternates={[
          ...locales.map((locale) => ({ hreflang: languageTag(locale), path: countryPath(locale) })),
          { hreflang: 'x-default', path: countryPath(defaultLang) },
        ]}
      />
      <header className={styles.header}>
        <h1 className={styles.heading}>{t('market.heading')}</h1>
        <p className={styles.intro}>{t('market.intro')}</p>
        <dl className={styles.here}>
          <div>
            <dt>{t('market.here')}</dt>
            <dd>{t('market.current', { country: market.countryName, language: market.languageName })}</dd>
          </div>
          {email || phone ? (
            <div>
              <dt>{t('market.contact')}</dt>
              {email ? (
                <dd>
                  <EmailLink email={email} />
                </dd>
              ) : null}
              {phone ? (
                <dd>
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                </dd>
              ) : null}
            </div>
          ) : null}
        </dl>
      </header>
      <MarketList choices={marketChoices} level={2} />
    </div>
  );
}

export default CountryRoute;
