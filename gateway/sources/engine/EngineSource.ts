/**
 * The search service and the driver that speaks its language. Loaders ask the driver; what it sends, and what an answer
 * looked like before it was read, stays with it.
 */
import type { ClickInput, SearchInput, SuggestionInput } from './inputs.ts';
import type { SourceError } from '../transport/errors.ts';
import type { Caller } from '../transport/caller.ts';
import { Source, type SourceOptions } from '../transport/source.ts';
import type { SearchResponseJson, SuggestionResponseJson } from './wire.ts';

/** Answers are of one shape whichever service gave them. All calls reject with a SourceError. */
export interface EngineDriver {
  search(source: Source, input: SearchInput, caller: Caller): Promise<SearchResponseJson>;
  suggestQueries(source: Source, input: SuggestionInput, caller: Caller): Promise<SuggestionResponseJson>;
  /** Counts: never repeated blindly. */
  reportClick(source: Source, input: ClickInput, caller: Caller): Promise<unknown>;
  /** A refusal as `[status] errors text` (catalogue.md 8); the status alone when the service said nothing readable. */
  failureText(error: SourceError): string;
}

export class EngineSource extends Source {
  readonly driver: EngineDriver;

  constructor(options: Omit<SourceOptions, 'name'>, driver: EngineDriver) {
    super({ ...options, name: 'engine' });
    this.driver = driver;
  }
}
