/** Filters by kind and service. Without scripts a separate form submits both. */
import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StoreFilters_stores$key } from '#relay/StoreFilters_stores.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { SelectField } from '../../ui/Field/SelectField.tsx';
import { storesWording } from '../../wording/content/stores.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './StoreList.module.css';
import { areaText, storeKinds, type StoreQuery } from './storeQuery.rules.ts';

interface StoreFiltersProps {
  stores: StoreFilters_stores$key;
  storeQuery: StoreQuery;
  onChange: (storeQuery: StoreQuery) => void;
}

export function StoreFilters({ stores, storeQuery, onChange }: StoreFiltersProps) {
  const t = useWording(storesWording);
  const { path } = useRouteMatch();
  const { kinds, services } = useFragment(
    graphql`
      fragment StoreFilters_stores on StoreConnection {
        kinds {
          value
          label
        }
        services {
          value
          label
        }
      }
    `,
    stores,
  );
  if (kinds.length === 0) return null;
  const any = { value: '', label: t('stores.any') };
  return (
    <form action={path} className={styles.filters} onSubmit={(event: SubmitEvent) => event.preventDefault()}>
      {storeQuery.place === '' ? null : <input type="hidden" name="place" value={storeQuery.place} />}
      {storeQuery.area && <input type="hidden" name="area" value={areaText(storeQuery.area)} />}
      <SelectField
        // Uncontrolled: reset it when the address changes.
        key={`kind ${storeQuery.kind}`}
        name="kind"
        label={t('stores.kind')}
        options={[any, ...kinds.map(({ value, label }) => ({ value, label }))]}
        defaultValue={storeQuery.kind ?? ''}
        onChange={(value) =>
          onChange({ ...storeQuery, kind: storeKinds.find((kind) => kind === value) ?? null })
        }
      />
      <SelectField
        key={`service ${storeQuery.service}`}
        name="service"
        label={t('stores.service')}
        options={[any, ...services.map(({ value, label }) => ({ value, label }))]}
        defaultValue={storeQuery.service ?? ''}
        onChange={(value) => onChange({ ...storeQuery, service: value || null })}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t('stores.submit')}
        </Button>
      </noscript>
    </form>
  );
}
