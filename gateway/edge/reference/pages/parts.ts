/** Parts that several pages show: links to types, badges, costs, examples. */
import { isListType, isNonNullType, type GraphQLOutputType, type GraphQLInputType } from 'graphql';
import { html, type Html } from '../../html/html.ts';
import type { Access } from '../../partners/scopes.rules.ts';
import type { SchemaElements } from '../elements.ts';
import type { ExampleAnswer } from '../exampleAnswers.ts';
import { graphiqlHref, type Example } from '../examples.ts';
import type { FieldCost } from '../fieldCost.ts';
import { GUIDE_PATH } from './layout.ts';

/** A type as in the schema, its name linked to its page. */
export function typeLink(elements: SchemaElements, type: GraphQLOutputType | GraphQLInputType): Html {
  if (isNonNullType(type)) return html`${typeLink(elements, type.ofType)}!`;
  if (isListType(type)) return html`[${typeLink(elements, type.ofType)}]`;
  return nameLink(elements, type.name);
}

export function nameLink(elements: SchemaElements, name: string): Html {
  const path = elements.pathOf(name);
  return path === null ? html`${name}` : html`<a href="${path}">${name}</a>`;
}

export function accessText(access: Access): string {
  if (access === 'every key') return 'every key';
  return access === 'shop only' ? 'only the shop’s own pages' : `scope ${access}`;
}

/** Who may select it, as a link to what keys are. */
export function accessBadge(access: Access | null): Html | null {
  if (access === null) return null;
  const kind = access === 'shop only' ? 'closed' : 'open';
  return html`<a class="badge ${kind}" href="${GUIDE_PATH}#a-key">${accessText(access)}</a>`;
}

export function costText({ points, times, follows }: FieldCost, hasSelection: boolean): string {
  const own = `${points} ${points === 1 ? 'point' : 'points'}`;
  if (!hasSelection) return own;
  if (follows.length === 0) return times === 1 ? own : `${own} + ${times} × selection`;
  const names = follows.map(({ argument }) => argument).join(' or ');
  const most = Math.max(...follows.map(({ most }) => most));
  return `${own} + selection × ${names} (${times} by default, at most ${most})`;
}

export function costBadge(cost: FieldCost, hasSelection: boolean): Html {
  return html`<span class="badge cost">${costText(cost, hasSelection)}</span>`;
}

export function deprecation(
  reason: string | null | undefined,
  rendered: (text: string) => Html,
): Html | null {
  if (reason === null || reason === undefined) return null;
  return html`<div class="deprecated"><strong>Deprecated.</strong> ${rendered(reason)}</div>`;
}

/** An example with its cost, its answer and a link that opens it in GraphiQL. */
export function exampleFigure(example: Example, answer: ExampleAnswer, level: 2 | 3 | null = null): Html {
  const { complexity, depth } = example.cost;
  const name = example.operationName ?? 'the query';
  const headings = { 2: html`<h2>${example.title}</h2>`, 3: html`<h3>${example.title}</h3>` };
  return html`<div class="example" id="${example.id}">
    ${level === null ? null : headings[level]}
    <pre tabindex="0" aria-label="Query ${name}"><code>${example.query.trim()}</code></pre>
    ${
      example.variables === null
        ? null
        : html`<p class="label">Variables</p>
            <pre
              tabindex="0"
              aria-label="Variables of ${name}"
            ><code>${example.variables.trim()}</code></pre>`
    }
    <p class="run">
      <a class="button" href="${graphiqlHref(example)}"
        >Open in GraphiQL <span class="hidden">with ${name}</span></a
      >
      <span>${complexity} points, ${depth} levels</span>
    </p>
    ${answerOf(name, answer)}
  </div>`;
}

function answerOf(name: string, { text, isCut, isGood }: ExampleAnswer): Html {
  if (text === '')
    return html`<p class="note" role="note">
      The answer could not be read just now. Reload the page in a minute.
    </p>`;
  const summary = isGood ? 'Answer of this shop' : 'Answer of this shop just now, with errors';
  return html`<details>
    <summary>${summary} <span class="hidden">to ${name}</span></summary>
    <pre tabindex="0" aria-label="Answer to ${name}"><code>${text}${isCut ? '\n…' : ''}</code></pre>
  </details>`;
}

/** Links to the examples that select an element; null when there are none. */
export function exampleLinks(examples: readonly Example[]): Html | null {
  if (examples.length === 0) return null;
  return html`<section aria-labelledby="section-examples">
    <h2 id="section-examples">Examples</h2>
    <ul class="links">
      ${examples.map(
        (example) =>
          html`<li>
            <a href="${example.path}">${example.title}<span class="quiet"> ${example.operationName}</span></a>
          </li>`,
      )}
    </ul>
  </section>`;
}
