/** The start of the reference: where to begin, and every element of the schema by its kind. */
import { html, type Html } from '../../html/html.ts';
import { groups, type Group, type SchemaElement } from '../elements.ts';
import type { Markdown } from '../markdown.ts';
import { accessText } from './parts.ts';
import { GUIDE_PATH, QUESTIONS_PATH, SCHEMA_TEXT_PATH } from './layout.ts';

/** These are told apart by what they do, the others by their names. */
const described: ReadonlySet<Group> = new Set(['query', 'mutation', 'directive', 'scalar']);

export function indexPage(all: readonly SchemaElement[], markdown: Markdown): Html {
  const byGroup = Map.groupBy(all, ({ group }) => group);
  const kinds = (Object.keys(groups) as Group[]).filter((group) => byGroup.has(group));
  return html`<h1>The graph of the shop</h1>
    <p class="lead">
      One endpoint, one schema, for every market. New here? Read <a href="${GUIDE_PATH}">the guide</a>, or
      start with <a href="${QUESTIONS_PATH}">ten questions</a> that partners ask first. For code generators:
      <a href="${SCHEMA_TEXT_PATH}">schema.graphql</a>.
    </p>
    <nav aria-label="Kinds" class="kinds">
      <ul>
        ${kinds.map(
          (group) =>
            html`<li>
              <a href="#${group}"
                >${groups[group]} <span class="quiet">${byGroup.get(group)?.length ?? 0}</span></a
              >
            </li>`,
        )}
      </ul>
    </nav>
    ${kinds.map((group) => groupOf(group, byGroup.get(group) ?? [], markdown))}`;
}

function groupOf(group: Group, elements: readonly SchemaElement[], markdown: Markdown): Html {
  return html`<section aria-labelledby="${group}">
    <h2 id="${group}">${groups[group]}</h2>
    ${
      described.has(group)
        ? html`<div class="members">${elements.map((element) => describedElement(element, markdown))}</div>`
        : html`<ul class="names">
            ${elements.map(({ name, path }) => html`<li><a href="${path}">${name}</a></li>`)}
          </ul>`
    }
  </section>`;
}

function describedElement({ name, path, description, access, of }: SchemaElement, markdown: Markdown): Html {
  return html`<div class="member">
    <div class="signature">
      <h3><a href="${path}">${of === 'directive' ? '@' : null}${name}</a></h3>
      ${access === null ? null : html`<p class="quiet">${accessText(access)}</p>`}
    </div>
    <div>${markdown.description(firstSentence(description))}</div>
  </div>`;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
