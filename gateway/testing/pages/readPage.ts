/** A page as the server sent it, read without scripts: for tests of what stands in its HTML. */
import { Window } from 'happy-dom';

export interface ReadPage {
  title: string;
  /** All of the body's text, blanks collapsed; with what arrives later in the stream. */
  text: string;
  /** Text of each element that the CSS selector names, in the page's order, blanks collapsed. */
  texts(selector: string): string[];
  /** An attribute of each of them; null where an element lacks it. */
  attributes(selector: string, name: string): (string | null)[];
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
  };
}
