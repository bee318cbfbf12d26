/** Results of a search. */
import { html, type Html } from '../../html/html.ts';
import type { Markdown } from '../markdown.ts';
import { MAX_FOUND, type Named } from '../names.rules.ts';

export function searchPage(term: string, found: readonly Named[], markdown: Markdown): Html {
  if (term === '')
    return html`<h1>Search</h1>
      <p class="lead">
        Type the name of a query, type, field, value or error, or words of a description, the guide or the
        questions.
      </p>`;
  const words =
    found.length === 0
      ? 'Nothing has this name or these words. Try a part of it, such as “price”.'
      : `${found.length === MAX_FOUND ? `The first ${MAX_FOUND}` : found.length} ${found.length === 1 ? 'result' : 'results'}`;
  return html`<h1>Search: ${term}</h1>
    <p class="lead">${words}</p>
    <div class="members">
      ${found.map(
        ({ name, path, description }) =>
          html`<div class="member">
            <h2><a href="${path}">${name}</a></h2>
            <div>${markdown.description(description)}</div>
          </div>`,
      )}
    </div>`;
}
