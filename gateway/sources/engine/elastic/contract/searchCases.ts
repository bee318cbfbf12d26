/** All recorded searches. The first has no term, the second a word that is counted first. */
import { filterCases } from './filterCases.ts';
import type { SearchCase } from './searchCase.ts';
import { termCases } from './termCases.ts';

export const searchCases: readonly SearchCase[] = [...termCases, ...filterCases];
