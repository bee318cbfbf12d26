/** Limits and budgets: the guide's words, and the figures that the checks of this gateway use. */
import { costLimits } from '../../../graph/queryCost.ts';
import { documentLimits } from '../../graphql/documents/documentLimits.rules.ts';
import { variableLimits } from '../../graphql/documents/variableLimits.rules.ts';
import { READING_POINTS } from '../../graphql/operationCost.ts';
import { requestLimits } from '../../http/requestLimits.ts';
import { html, type Html } from '../../html/html.ts';

export interface KeyBudget {
  /** Points a minute of a key without an agreement of its own. */
  partnerCostPerMinute: number;
  requestDeadlineMs: number;
}

export function limitsPage(words: Html, { partnerCostPerMinute, requestDeadlineMs }: KeyBudget): Html {
  const { characters, tokens, operations, fragments, rootFields } = documentLimits;
  const { aliases, aliasesOfOneField, directives, listItems } = documentLimits;
  const rows: readonly [string, number, string][] = [
    ['Points a minute of a key, unless another number was agreed', partnerCostPerMinute, 'RATE_LIMITED'],
    ['Points to read a text, beside its cost', READING_POINTS, ''],
    ['Complexity of one operation, in points', costLimits.complexity, 'QUERY_TOO_LARGE'],
    ['Levels of nesting', costLimits.depth, 'QUERY_TOO_LARGE'],
    ['Fields, those of fragments once per spread', costLimits.breadth, 'QUERY_TOO_LARGE'],
    ['Fields at the root', rootFields, 'QUERY_TOO_LARGE'],
    ['Aliases', aliases, 'QUERY_TOO_LARGE'],
    ['Aliases of one field', aliasesOfOneField, 'QUERY_TOO_LARGE'],
    ['Directives', directives, 'QUERY_TOO_LARGE'],
    ['Characters of a text', characters, 'QUERY_TOO_LARGE'],
    ['Tokens of a text', tokens, 'QUERY_TOO_LARGE'],
    ['Operations in a text', operations, 'QUERY_TOO_LARGE'],
    ['Fragments in a text', fragments, 'QUERY_TOO_LARGE'],
    ['Items of a list, in a text or in variables', listItems, 'QUERY_TOO_LARGE'],
    ['Characters of all variables', variableLimits.variableCharacters, 'QUERY_TOO_LARGE'],
    ['Levels of nested variables', variableLimits.variableDepth, 'QUERY_TOO_LARGE'],
    ['Bytes of a request’s body', requestLimits.bodyBytes, 'REQUEST_TOO_LARGE'],
    ['Bytes of its address', requestLimits.urlBytes, 'status 414'],
    ['Bytes of its headers', requestLimits.headerBytes, 'status 431'],
    ['Seconds until an answer', requestDeadlineMs / 1_000, 'SOURCE_TIMEOUT'],
  ];
  return html`<div class="document">
    <h1>Limits and budgets</h1>
    <p class="lead">The cost of each field is on the page of its type; that of each example beside it.</p>
    <div class="scroll" tabindex="0" role="region" aria-label="Table: limits">
      <table>
        <thead>
          <tr>
            <th>Limit</th>
            <th class="number">At most</th>
            <th>Beyond it</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([what, most, answer]) =>
              html`<tr>
                <td>${what}</td>
                <td class="number">${most.toLocaleString('en-US')}</td>
                <td>${answer === '' ? '' : html`<code>${answer}</code>`}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${words}
  </div>`;
}
