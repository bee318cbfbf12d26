/** Every example of the reference, and those of GraphiQL's tabs in full. */
import { html, type Html } from '../../html/html.ts';
import type { ExampleAnswer } from '../exampleAnswers.ts';
import type { Example } from '../examples.ts';
import { exampleFigure } from './parts.ts';

export function examplesPage(
  own: readonly { example: Example; answer: ExampleAnswer }[],
  elsewhere: readonly Example[],
): Html {
  return html`<h1>Examples</h1>
    <p class="lead">
      Every example runs: a test executes each of them, and the answers shown are those of this shop.
    </p>
    <ul class="links">
      ${elsewhere.map(
        (example) =>
          html`<li>
            <a href="${example.path}">${example.title}<span class="quiet"> ${example.operationName}</span></a>
          </li>`,
      )}
    </ul>
    ${own.map(({ example, answer }) => exampleFigure(example, answer, 2))}`;
}
