/** The frame of every page of the reference: head, navigation, search. No scripts. */
import { GRAPHQL_PATH } from '../../graphql/graphql.ts';
import { html, type Html } from '../../html/html.ts';
import { REFERENCE_PATH } from '../elements.ts';

export const STYLE_PATH = `${REFERENCE_PATH}/style.css`;
export const SEARCH_PATH = `${REFERENCE_PATH}/search`;
export const GUIDE_PATH = `${REFERENCE_PATH}/guide`;
export const QUESTIONS_PATH = `${REFERENCE_PATH}/questions`;
export const EXAMPLES_PATH = `${REFERENCE_PATH}/examples`;
export const ERRORS_PATH = `${REFERENCE_PATH}/errors`;
export const TYPED_PATH = `${REFERENCE_PATH}/typed-export`;
export const SCHEMA_TEXT_PATH = `${REFERENCE_PATH}/schema.graphql`;
export const LIMITS_PATH = `${REFERENCE_PATH}/limits`;
export const CHANGES_PATH = `${REFERENCE_PATH}/changes`;

export interface PageContent {
  title: string;
  path: string;
  main: Html;
  /** Shown in the search field. */
  term?: string;
}

const sections: readonly [path: string, name: string][] = [
  [GUIDE_PATH, 'Guide'],
  [QUESTIONS_PATH, 'Ten questions'],
  [REFERENCE_PATH, 'Schema'],
  [EXAMPLES_PATH, 'Examples'],
  [ERRORS_PATH, 'Errors'],
  [LIMITS_PATH, 'Limits'],
  [CHANGES_PATH, 'Changes'],
];

export function layout({ title, path, main, term = '' }: PageContent): string {
  const isWithin = (section: string): boolean =>
    section === path || (section === REFERENCE_PATH && !sections.some(([other]) => other === path));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Skarn for developers</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <a class="skip" href="#main-content">Skip to the content</a>
        <header class="top">
          <div class="bar">
            <a class="brand" href="${REFERENCE_PATH}">
              <svg viewBox="0 0 26 24" aria-hidden="true" focusable="false">
                <path fill="currentColor" d="M0 21 14 0h7L0 24z" />
                <path class="hot" d="M9 24 26 6v18z" /></svg
              >Skarn <span>for developers</span></a
            >
            <form class="search" action="${SEARCH_PATH}" role="search">
              <label for="q">Search names and texts</label>
              <input
                id="q"
                type="search"
                name="q"
                value="${term}"
                placeholder="products, RATE_LIMITED, webhook…"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                maxlength="100"
              />
              <button>Search</button>
            </form>
          </div>
          <nav aria-label="Reference">
            <ul>
              ${sections.map(
                ([to, name]) =>
                  html`<li>
                    <a
                      href="${to}"
                      ${isWithin(to) ? html` aria-current="${to === path ? 'page' : 'true'}"` : null}
                      >${name}</a
                    >
                  </li>`,
              )}
              <li><a href="${GRAPHQL_PATH}">GraphiQL</a></li>
            </ul>
          </nav>
        </header>
        <main id="main-content" tabindex="-1">${main}</main>
        <footer><p>Generated from the schema of this running gateway.</p></footer>
      </body>
    </html> `.text;
}
