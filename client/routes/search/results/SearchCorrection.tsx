/** The term has no results: names the corrected spelling whose results are shown. */
import { Link } from '../../../navigation/Link.tsx';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import { searchHref } from '../searchAddress.rules.ts';
import styles from './SearchResults.module.css';

interface SearchCorrectionProps {
  /** Path of the search. */
  path: string;
  term: string;
  correctedTerm: string;
}

export function SearchCorrection({ path, term, correctedTerm }: SearchCorrectionProps) {
  const t = useWording(searchPageWording);
  return (
    <p className={styles.correction}>
      {t('searchPage.corrected', { term })}{' '}
      <Link href={searchHref(path, correctedTerm)} preload="none">
        {t('searchPage.correctedTo', { term: correctedTerm })}
      </Link>
    </p>
  );
}
