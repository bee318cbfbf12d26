/** Watches a page of another market for English texts of the interface, from before its first paint. */
import type { APIRequestContext, Page } from 'playwright/test';
import { everyArea } from '../../client/wording/testEveryArea.ts';
import { wordingOf } from './wording.ts';

declare global {
  interface Window {
    englishSeen: string[];
  }
}

/** Call it before the page is opened. @returns reads what was seen since the page was loaded. */
export async function watchEnglish(
  page: Page,
  request: APIRequestContext,
  lang: string,
): Promise<() => Promise<string[]>> {
  const t = await wordingOf(request, lang);
  const pairs = Object.entries(everyArea).map(([key, text]) => [text, t(key as never)] as const);
  const translations = new Set(pairs.map(([, text]) => text));
  // What is a word of the language, too, is no mistake; texts with values are left to other tests.
  const english = pairs.flatMap(([text]) => (text.includes('{') || translations.has(text) ? [] : [text]));
  await page.addInitScript((texts: readonly string[]) => {
    const known = new Set(texts);
    window.englishSeen = [];
    const note = (text: string | null) => {
      if (text !== null && known.has(text.trim())) window.englishSeen.push(text);
    };
    const look = (node: Node) => {
      if (node instanceof Text) note(node.data);
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder']) note(node.getAttribute(name));
      for (const child of node.childNodes) look(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) look(node);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, english);
  return () => page.evaluate(() => window.englishSeen);
}
