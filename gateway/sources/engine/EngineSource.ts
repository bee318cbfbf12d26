/**
 * The search service and the driver that speaks its language. Loaders ask the driver; what it sends, and what an answer
 * looked like before it was read, stays with it.
 */
import type { ClickInput, SearchInput, SuggestionInput } from './inputs.ts';
import type { SourceError } from '../transport/errors.ts';
import type { Asker } from '../transport/asker.ts';
import { Source, type SourceOptions } from '../transport/http.ts';
import type { SearchResponseJson, SuggestionResponseJson } from './wire.ts';

/** Answers are of one shape whichever service gave them. All calls reject with a SourceError. */
export interface EngineDriver {
  search(source: Source, input: SearchInput, asker: Asker): Promise<SearchResponseJson>;
  suggestQueries(source: Source, input: SuggestionInput, asker: Asker): Promise<SuggestionResponseJson>;
  /** Counts: never repeated blindly. */
  reportClick(source: Source, input: ClickInput, asker: Asker): Promise<unknown>;
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
