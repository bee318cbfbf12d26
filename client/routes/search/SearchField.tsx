/** The field of the search page; with scripts it navigates on submit. */
import { useEffect, useRef } from 'react';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import { searchPageWording } from '../../wording/shopping/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import { searchHref } from './searchAddress.rules.ts';

interface SearchFieldProps {
  /** Path of the search. */
  path: string;
  /** The term in the address. */
  term: string;
  /** Error that explains why no search runs; null when there is none. */
  problem: string | null;
}

export function SearchField({ path, term, problem }: SearchFieldProps) {
  const t = useWording(searchPageWording);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);

  // Back, forward and a corrected spelling change the address.
  useEffect(() => {
    if (input.current) input.current.value = term;
  }, [term]);

  return (
    <SearchForm
      action={path}
      label={t('searchPage.field')}
      submit={t('searchPage.submit')}
      term={term}
      input={input}
      problem={problem}
      onSubmit={(text) => navigate(searchHref(path, text))}
    />
  );
}
