/**
 * The support search. Without scripts a GET form; otherwise it navigates while typing, debounced. The navigator drops
 * superseded responses.
 */
import { useEffect, useRef } from 'react';
import { useNavigate } from '../../navigation/useNavigate.ts';
import { SearchForm } from '../../ui/SearchForm/SearchForm.tsx';
import { supportWording } from '../../wording/content/support.ts';
import { useWording } from '../../wording/wording.ts';
import { addressOf, longestQuestion } from './question.rules.ts';

/** Debounce after the last key. Milliseconds. */
const PAUSE = 300;

interface SupportSearchProps {
  /** Path of the support section. */
  path: string;
  /** The term in the address. */
  question: string;
}

export function SupportSearch({ path, question }: SupportSearchProps) {
  const t = useWording(supportWording);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef(question);

  // Back and forward change the field; a response never overwrites what is being typed.
  useEffect(() => {
    if (question === requested.current) return;
    requested.current = question;
    if (input.current) input.current.value = question;
  }, [question]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    clearTimeout(timer.current);
    const target = addressOf(path, text);
    const before = addressOf(path, requested.current);
    if (target === before) return;
    requested.current = new URLSearchParams(target.split('?')[1] ?? '').get('q') ?? '';
    // The first search adds a history entry; further typing replaces it.
    navigate(target, { replace: before !== path, scroll: false });
  };

  return (
    <SearchForm
      action={path}
      label={t('support.search')}
      submit={t('support.find')}
      term={question}
      input={input}
      maxLength={longestQuestion}
      onType={(text) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(text), PAUSE);
      }}
      onSubmit={ask}
    />
  );
}
