/** A Markdown document of the project as a page: each of its queries is an example that runs. */
import { html, type Html } from '../../html/html.ts';
import type { ExampleAnswer } from '../exampleAnswers.ts';
import type { DocumentPart, Example } from '../examples.ts';
import { slugOf, type Markdown } from '../markdown.ts';
import { exampleFigure } from './parts.ts';

export type ShownPart =
  | Extract<DocumentPart, { blocks: unknown }>
  | { example: Example; answer: ExampleAnswer };

export function documentPage(parts: readonly ShownPart[], markdown: Markdown): Html {
  const body = parts.map((part) =>
    'blocks' in part ? markdown.htmlOf(part.blocks) : exampleFigure(part.example, part.answer),
  );
  const [title, ...rest] = parts;
  const headings = parts.flatMap((part) =>
    'blocks' in part
      ? part.blocks.flatMap((block) =>
          block.type === 'heading' && block.depth === 2 ? [String(block.text)] : [],
        )
      : [],
  );
  if (title === undefined || rest.length === 0 || headings.length < 4)
    return html`<div class="document">${body}</div>`;
  return html`<div class="with-contents">
    <nav aria-label="On this page" class="contents">
      <ul>
        ${headings.map((heading) => html`<li><a href="#${slugOf(heading)}">${heading}</a></li>`)}
      </ul>
    </nav>
    <div class="document">${body}</div>
  </div>`;
}
