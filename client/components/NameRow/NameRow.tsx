/** First and last name side by side, in the order of the page's language. */
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { FieldRow } from '../../ui/Field/FieldRow.tsx';
import { TextField } from '../../ui/Field/TextField.tsx';

/** Languages with the family name first. */
const familyFirst: readonly string[] = ['ja', 'ko', 'zh', 'hu'];

export interface NameRowProps {
  firstLabel: string;
  lastLabel: string;
  /** Prefix of the fields' names, such as `address.`. */
  prefix?: string;
  defaults?: { readonly firstName: string; readonly lastName: string } | null;
  onChange?: () => void;
}

export function NameRow({ firstLabel, lastLabel, prefix = '', defaults = null, onChange }: NameRowProps) {
  const { lang } = useRouteMatch();
  const shared = { required: true, ...(onChange ? { onChange } : {}) };
  const first = (
    <TextField
      key="first"
      {...shared}
      name={`${prefix}firstName`}
      label={firstLabel}
      autoComplete="given-name"
      defaultValue={defaults?.firstName ?? ''}
    />
  );
  const last = (
    <TextField
      key="last"
      {...shared}
      name={`${prefix}lastName`}
      label={lastLabel}
      autoComplete="family-name"
      defaultValue={defaults?.lastName ?? ''}
    />
  );
  const isFamilyFirst = familyFirst.includes(lang.split('-')[0] ?? '');
  return <FieldRow>{isFamilyFirst ? [last, first] : [first, last]}</FieldRow>;
}
