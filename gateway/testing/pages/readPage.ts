/** Parses a page without running its scripts, for tests of its HTML. */
import { Window } from 'happy-dom';

export interface ReadPage {
  title: string;
  /** Text of the body with collapsed white space, including streamed parts. */
  text: string;
  /** Text of each element that matches the CSS selector, in page order, with collapsed white space. */
  texts(selector: string): string[];
  /** An attribute of each of them; null for an element without it. */
  attributes(selector: string, name: string): (string | null)[];
  /** Each piece of text in the body, with the language that it says it is in. */
  pieces(): { text: string; language: string }[];
}

const window = new Window();

export function readPage(html: string): ReadPage {
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  for (const script of document.querySelectorAll('script:not([src])')) script.textContent = '';
  const textOf = ({ textContent }: { textContent: string | null }) =>
    (textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    title: document.title,
    text: textOf(document.body),
    texts: (selector) => all(selector).map(textOf),
    attributes: (selector, name) => all(selector).map((element) => element.getAttribute(name)),
    pieces: () =>
      all('body *').flatMap((element) => {
        const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
        return [...element.childNodes]
          .filter(({ nodeType }) => nodeType === window.Node.TEXT_NODE)
          .map((node) => ({ text: textOf(node), language }))
          .filter(({ text }) => text !== '');
      }),
  };
}
