/** Adds ids to second-level headings of a long text, for anchors and a table of contents. */

export interface Section {
  /** Generated id of the heading. */
  id: string;
  title: string;
}

/** @param html sanitized: no `>` in attributes of headings, and no ids. */
export function withSections<Html extends string>(html: Html): { html: Html; sections: Section[] } {
  const sections: Section[] = [];
  const named = html.replaceAll(
    /<h2\b([^>]*)>([\s\S]*?)<\/h2>/g,
    (heading, attributes: string, inner: string) => {
      const title = textOf(inner);
      if (title === '') return heading;
      const id = newName(`part-${slugOf(title) || sections.length + 1}`, sections);
      sections.push({ id, title });
      return `<h2${attributes} id="${id}">${inner}</h2>`;
    },
  );
  return { html: named as Html, sections };
}

function newName(wanted: string, taken: readonly Section[]): string {
  let name = wanted;
  for (let number = 2; taken.some(({ id }) => id === name); number += 1) name = `${wanted}-${number}`;
  return name;
}

/** Letters and digits of any script in lower case; other characters become hyphens. */
function slugOf(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}

function textOf(inner: string): string {
  return inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
