/** Minimum and maximum length of a meta description. */
const LEAST = 50;
const MOST = 160;

/**
 * The first non-empty text, extended by the next ones while it is too short, cut between words when it is too long.
 * Full-width letters (Japanese) count twice. Null when all texts are empty.
 */
export function seoDescription(texts: readonly (string | null | undefined)[]): string | null {
  let description = '';
  for (const text of texts) {
    const next = text?.trim() ?? '';
    if (next === '' || description.includes(next)) continue;
    description = description === '' ? next : closed(description) + next;
    if (columnsOf(description) >= LEAST) break;
  }
  return description === '' ? null : shortened(description);
}

/** Whether a text is long enough to stand alone. */
export function isLongEnough(text: string | null): text is string {
  return text !== null && columnsOf(text) >= LEAST;
}

/** Width of a text in half-width columns. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const letter of text) columns += isWide(letter) ? 2 : 1;
  return columns;
}

function shortened(text: string): string {
  if (columnsOf(text) <= MOST) return text;
  let columns = 1;
  let end = 0;
  for (const letter of text) {
    columns += isWide(letter) ? 2 : 1;
    if (columns > MOST) break;
    end += letter.length;
  }
  const cut = text.slice(0, end);
  // Prefer ending after the last whole sentence.
  const whole = /^.*(?:[.!?…](?=\s)|[。！？])/s.exec(cut)?.[0] ?? '';
  if (columnsOf(whole) >= MOST / 2) return whole;
  const space = cut.lastIndexOf(' ');
  // Japanese has no spaces to cut at.
  return `${cut.slice(0, space > end / 2 ? space : end).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Ends a text with a full stop when another follows; full-width punctuation includes its own space. */
function closed(text: string): string {
  if (/[。！？]$/.test(text)) return text;
  return /[.!?…]$/.test(text) ? `${text} ` : `${text}. `;
}

function isWide(letter: string): boolean {
  if (letter < '\u1100') return false;
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/.test(
    letter,
  );
}
