/** Markdown of descriptions and guides as HTML: sanitised, with links from `code` that names an element to its page. */
import { Marked, type Token, type Tokens } from 'marked';
import sanitize from 'sanitize-html';
import { Html } from '../html/html.ts';
import { withoutSources } from './projectParts.rules.ts';

export interface MarkdownOptions {
  /** Page of the schema's element that a code span names; null for other code. */
  pathOf(code: string): string | null;
  /** Address of a link's target; the target as written by default. */
  hrefOf?(target: string): string;
}

export type Block = Token;

const allowed: sanitize.IOptions = {
  allowedTags:
    'h1 h2 h3 h4 p ul ol li blockquote hr br em strong del a code pre div table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href'],
    h2: ['id'],
    h3: ['id'],
    pre: ['tabindex'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
};

export class Markdown {
  readonly #marked: Marked;

  constructor({ pathOf, hrefOf = (target) => target }: MarkdownOptions) {
    this.#marked = new Marked({ gfm: true });
    this.#marked.use({
      renderer: {
        codespan({ text }) {
          const path = pathOf(text);
          const code = `<code>${escaped(text)}</code>`;
          return path === null ? code : `<a href="${escaped(path)}">${code}</a>`;
        },
        heading({ tokens, depth, text }) {
          return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
        },
        link({ href, tokens }) {
          return `<a href="${escaped(hrefOf(href))}">${this.parser.parseInline(tokens)}</a>`;
        },
        // Wide code and tables scroll, so the keyboard must reach them.
        code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
        table(token) {
          const cell = ({ tokens, text }: Tokens.TableCell, tag: 'th' | 'td'): string => {
            const element = text === '' ? 'td' : tag;
            return `<${element}>${this.parser.parseInline(tokens)}</${element}>`;
          };
          const row = (cells: Tokens.TableCell[], tag: 'th' | 'td'): string =>
            `<tr>${cells.map((one) => cell(one, tag)).join('')}</tr>`;
          const rows = token.rows.map((cells) => row(cells, 'td')).join('');
          const named = token.header.map(({ text }) => text).filter((text) => text !== '');
          const label = escaped(`Table: ${named.join(', ')}`);
          return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
        },
      },
    });
  }

  /** The top-level blocks of a text, to be rendered one after the other. */
  blocks(text: string): Block[] {
    return this.#marked.lexer(text);
  }

  /** A description, without the documents of the project that it names as its source. */
  description(text: string): Html {
    return new Html(sanitize(this.#marked.parse(withoutSources(text), { async: false }), allowed));
  }

  htmlOf(blocks: readonly Block[]): Html {
    return new Html(sanitize(this.#marked.parser([...blocks]), allowed));
  }
}

/** Id of a heading, as GitHub derives it. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
