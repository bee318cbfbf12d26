/** The market's texts in the page: written by the server after rendering, read by the browser before hydration. */
import type { EmbeddedTexts } from '../../wording/marketWording.ts';

export const textsElementId = 'market-texts';

const openTag = `<script id="${textsElementId}" type="application/json">`;

/**
 * @param end of the document, with the empty element.
 * @param texts script-safe JSON.
 */
export function withTexts(end: string, texts: string): string {
  return end.replace(openTag, () => openTag + texts);
}

export function readTexts(): EmbeddedTexts {
  const text = document.getElementById(textsElementId)?.textContent;
  return text ? (JSON.parse(text) as EmbeddedTexts) : { areas: null, texts: {} };
}
