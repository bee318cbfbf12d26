/**
 * Debounced suggestions for the typed text. A pending request is cancelled by the next one, so responses never arrive
 * out of order; the last response stays until the next one arrives. Recent responses are in the Relay store of the
 * surrounding environment, which should be separate from the page's.
 */
import { useEffect, useRef, useState } from 'react';
import { loadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { SuggestionListQuery } from '#relay/SuggestionListQuery.graphql.ts';
import suggestionListQuery from '#relay/SuggestionListQuery.graphql.ts';
import { settle } from '../../relay/settle.ts';
import { isSearchable, normalTerm } from './searchTerm.rules.ts';

/** Debounce, milliseconds. */
export const pauseMs = 180;

export interface SuggestionResult {
  readonly term: string;
  readonly query: PreloadedQuery<SuggestionListQuery>;
}

export interface Suggestions {
  /** The latest response; null before the first, and when the text is too short. */
  readonly result: SuggestionResult | null;
  /** waiting: a request is pending or scheduled · failed: the last one failed. */
  readonly state: 'settled' | 'waiting' | 'failed';
  /** Sets the typed text. */
  readonly request: (text: string) => void;
}

/** @param locale the URL prefix: it decides the market and the language. */
export function useSuggestions(locale: string): Suggestions {
  const environment = useRelayEnvironment();
  const [result, setResult] = useState<SuggestionResult | null>(null);
  const [state, setState] = useState<Suggestions['state']>('settled');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useRef<PreloadedQuery<SuggestionListQuery> | null>(null);
  const shown = useRef<SuggestionResult | null>(null);

  const callOff = () => {
    clearTimeout(timer.current);
    open.current?.dispose();
    open.current = null;
  };
  const show = (next: SuggestionResult | null) => {
    shown.current?.query.dispose();
    shown.current = next;
    setResult(next);
  };
  const send = async (term: string) => {
    const query = loadQuery<SuggestionListQuery>(environment, suggestionListQuery, { locale, term });
    open.current = query;
    const failure = await settle([query]);
    if (open.current !== query) return;
    open.current = null;
    if (failure === null) show({ term, query });
    else query.dispose();
    setState(failure === null ? 'settled' : 'failed');
  };
  const request = (text: string) => {
    callOff();
    const term = normalTerm(text);
    if (!isSearchable(term)) {
      show(null);
      setState('settled');
    } else if (term === shown.current?.term) {
      setState('settled');
    } else {
      setState('waiting');
      timer.current = setTimeout(() => void send(term), pauseMs);
    }
  };

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      open.current?.dispose();
      open.current = null;
      shown.current?.query.dispose();
    },
    [],
  );
  return { result, state, request };
}
