/**
 * The store locator: search by place or by the shopper's position, results and a synchronised map. The place is in the
 * address; the position never is, and it is discarded with the screen.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay/hooks.js';
import type { StoreListQuery } from '#relay/StoreListQuery.graphql.ts';
import StoreListQueryParameters from '#relay/StoreListQuery$parameters.ts';
import type { StoreMapQuery } from '#relay/StoreMapQuery.graphql.ts';
import StoreMapQueryParameters from '#relay/StoreMapQuery$parameters.ts';
import type { StoresRouteQuery } from '#relay/StoresRouteQuery.graphql.ts';
import type { ScreenProps } from '../../navigation/entryPoint.ts';
import { useIsPending } from '../../navigation/navigationContext.ts';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { Alternates } from '../../page/Alternates.tsx';
import { brandName } from '../../page/brandName.ts';
import { Head } from '../../page/Head.tsx';
import { useOrigin } from '../../page/originContext.ts';
import { EmailLink } from '../../ui/EmailLink/EmailLink.tsx';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';
import { storeJsonLd } from './storeJsonLd.rules.ts';
import { StoreResults } from './StoreResults.tsx';
import { StoreSearch } from './StoreSearch.tsx';
import styles from './StoresRoute.module.css';
import { readStoreQuery, storeQueryHref, type StoreQuery } from './storeQuery.rules.ts';
import type { FoundPosition } from './usePosition.ts';

type Queries = { page: StoresRouteQuery; list: StoreListQuery; map: StoreMapQuery };

export function StoresRoute({ queries, match }: ScreenProps<Queries>) {
  const t = useWording(storesWording);
  const origin = useOrigin();
  const navigate = useNavigate();
  const isPending = useIsPending();
  const { market } = usePreloadedQuery<StoresRouteQuery>(
    graphql`
      query StoresRouteQuery($locale: Locale!) @inContext(locale: $locale) @preloadable {
        market {
          contact {
            email
            phone
          }
          storesAlternates {
            ...Alternates_alternates
          }
          ownStores {
            title
            note
            phone
            email
            latitude
            longitude
            image {
              url(width: 1200, height: 630, format: JPEG)
            }
            address {
              street
              city
              state
              postalCode
              countryCode
            }
            openings {
              days
              opens
              closes
            }
          }
        }
      }
    `,
    queries.page,
  );
  const storeQuery = readStoreQuery(match.search);
  const [position, setPosition] = useState<FoundPosition | null>(null);
  const [nearList, loadNearList, clearNearList] = useQueryLoader<StoreListQuery>(StoreListQueryParameters);
  const [nearMap, loadNearMap, clearNearMap] = useQueryLoader<StoreMapQuery>(StoreMapQueryParameters);
  const { kind, service } = storeQuery;

  const loadNear = useEffectEvent((near: FoundPosition, narrowed: Pick<StoreQuery, 'kind' | 'service'>) => {
    const variables = { locale: match.lang, near, place: '', area: null, ...narrowed };
    // Clears the position when the screen is left.
    loadNearList(variables, { fetchPolicy: 'network-only' });
    loadNearMap(variables, { fetchPolicy: 'network-only' });
  });
  useEffect(() => {
    if (position) loadNear(position, { kind, service });
  }, [position, kind, service]);

  const look = (next: StoreQuery) => {
    if (next.place !== '' || next.area !== null) {
      setPosition(null);
      clearNearList();
      clearNearMap();
    }
    navigate(storeQueryHref(match.path, next), { scroll: false });
  };
  const handlePosition = (found: FoundPosition) => {
    setPosition(found);
    // A place or an area in the address would contradict the results.
    if (storeQuery.place !== '' || storeQuery.area !== null)
      navigate(storeQueryHref(match.path, { ...storeQuery, place: '', area: null }), { scroll: false });
  };

  const near = position && nearList && nearMap ? { list: nearList, map: nearMap } : null;
  const { contact, ownStores } = market;
  return (
    <div className={styles.page}>
      <Head
        title={
          storeQuery.place === ''
            ? t('stores.pageTitle', { brand: brandName })
            : t('stores.pageTitleNear', { place: storeQuery.place.split(',')[0] ?? '', brand: brandName })
        }
        description={t('stores.description', { brand: brandName })}
        canonicalPath={match.path}
        jsonLd={(ownStores ?? []).map(({ title, note, phone, email, latitude, longitude, ...store }) => {
          const { image, address, openings } = store;
          return storeJsonLd(
            {
              title,
              note,
              phone,
              email,
              latitude,
              longitude,
              image: image?.url ?? null,
              address: address && {
                street: address.street,
                city: address.city,
                state: address.state,
                postalCode: address.postalCode,
                countryCode: address.countryCode,
              },
              openings: openings.map(({ days, opens, closes }) => ({ days, opens, closes })),
            },
            brandName,
            origin + match.path,
          );
        })}
      />
      <Alternates alternates={market.storesAlternates} />
      <header className={styles.header}>
        <h1 className={styles.heading}>{t('stores.title')}</h1>
        <StoreSearch storeQuery={storeQuery} onSearch={look} onPosition={handlePosition} />
      </header>
      <StoreResults
        key={near ? 'near' : 'place'}
        list={near?.list ?? queries.list}
        map={near?.map ?? queries.map}
        storeQuery={storeQuery}
        isNear={near !== null}
        isPending={isPending || (position !== null && !near)}
        onChange={look}
      />
      {contact ? (
        <aside className={styles.contact} aria-labelledby="stores-contact">
          <h2 id="stores-contact" className={styles.contactHeading}>
            {t('stores.contact')}
          </h2>
          {contact.email ? <EmailLink email={contact.email} /> : null}
          {contact.phone ? (
            <a href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</a>
          ) : null}
        </aside>
      ) : null}
    </div>
  );
}

export default StoresRoute;
