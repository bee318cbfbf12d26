/** Normalizes words for search: case, accents and endings, by language. */

export interface Word {
  /** Lower case without accents. */
  folded: string;
  /** Without inflectional endings. */
  stem: string;
  /** Offset in the text. */
  start: number;
  end: number;
  /** From a language without spaces: matched inside the text. */
  isUnspaced: boolean;
}

/** Stop words by language. */
const stopWords: Readonly<Record<string, string>> = {
  en: 'a an and are at be can could do does for from get have how i if in is it my of on or our please should that the there this to was we what when where which who why will with would you your',
  de: 'aber als am an auf aus bei bin bitte da das dem den der des die dies ein eine einem einen einer es für habe haben hat ich ihr im in ist kann können man mein meine meinem meinen meiner mir mit muss nach oder sich sie sind so um und von vom wann warum was wenn wer werden wie wir wird wo zu zum zur',
  fr: 'a ai au aux avec ce ces comment dans de des du elle en est et il ils je la le les leur ma mes mon ne nous on ou où par pas peut peux pour puis quand que quel quelle qui quoi sa se ses si son sont sur un une vos votre vous',
  sv: 'att av den det du en ett finns för från har hur i jag kan man med min mitt när och om på som så till var vad är',
  no: 'at av den det du en et for fra har hvor hvordan i jeg kan man med min mitt når og om på som så til var hva er',
  es: 'a al como con cuando cómo cuándo de del donde dónde el en es esta este la las lo los me mi mis no o para por puedo que qué se si sin son su sus un una y',
  it: 'a al alla che chi ci come con cosa da dei del della di dove e è gli ho i il in io la le lo mi mia mio non o per posso quando se si sono su un una',
};

/** Inflectional endings by language, longest first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  en: ['ings', 'ing', 'ies', 'ers', 'ed', 'es', 'er', 's', 'y', 'e'],
  de: ['ungen', 'ung', 'eren', 'ern', 'em', 'en', 'er', 'es', 'st', 'e', 'n', 's', 't'],
  fr: ['ements', 'ement', 'tions', 'tion', 'ees', 'ee', 'er', 'es', 'ez', 'e', 's', 'x'],
  sv: ['orna', 'arna', 'erna', 'ande', 'ar', 'er', 'or', 'en', 'et', 'na', 'a', 'n', 't', 's'],
  no: ['ene', 'ende', 'ane', 'ar', 'er', 'en', 'et', 'a', 'e', 'n', 't', 's'],
  es: ['ciones', 'cion', 'es', 'ar', 'er', 'ir', 'as', 'os', 'a', 'o', 'e', 's'],
  it: ['zioni', 'zione', 'are', 'ere', 'ire', 'i', 'e', 'a', 'o'],
};

/** Scripts without spaces between words. */
const unspacedScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Japanese stop words: particles, verb endings, politeness. */
const japaneseStopWords =
  /(?:ください|下さい|ました|ません|でしょうか|ですか|ますか|したい|できる|出来る|ている|について|のか|から|まで|より|です|ます|する|した|して|たい|どう|いつ|どこ|なに|何|の|を|は|が|に|で|と|も|へ|や|か|？|。|、)/g;

/** Lower case, no accents; `ue` for `ü` where the language writes it so. */
export function folded(text: string, language: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll(/[’']/g, '');
  return language === 'de' ? plain.replaceAll(/([aou])e/g, '$1') : plain;
}

/** @param isQuery drops stop words, unless nothing else is left. */
export function wordsOf(text: string, language: string, { isQuery = false } = {}): Word[] {
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}’'ー]+/gu)].flatMap((match) => {
    const start = match.index;
    if (!unspacedScripts.test(match[0])) return [word(match[0], start, language, false)];
    return isQuery ? unspacedWords(match[0], start, language) : [];
  });
  if (!isQuery) return found;
  const ignored = new Set((stopWords[language] ?? '').split(' ').map((filler) => folded(filler, language)));
  const telling = found.filter(({ folded: form }) => !ignored.has(form));
  return telling.length === 0 ? found : telling;
}

function word(text: string, start: number, language: string, isUnspaced: boolean): Word {
  const form = folded(text, language);
  const stem = isUnspaced ? form : stemOf(form, language);
  return { folded: form, stem, start, end: start + text.length, isUnspaced };
}

/** The words between particles; the whole text when there are none. */
function unspacedWords(text: string, start: number, language: string): Word[] {
  const parts = text
    .replaceAll(japaneseStopWords, ' ')
    .split(' ')
    .filter((part) => part !== '');
  // Splits at changes of script: `スキー板` is skis and boards.
  const runs = parts.flatMap(
    (part) => part.match(/[ァ-ヶー]+|[\p{Script=Han}]+|[ぁ-ん]{2,}|[a-z\d]+/giu) ?? [part],
  );
  return (runs.length === 0 ? [text] : runs).map((run) => word(run, start, language, true));
}

/** Strips the endings of the language; short words are kept whole. */
export function stemOf(form: string, language: string): string {
  for (const ending of endings[language] ?? []) {
    if (form.length - ending.length < 3 || !form.endsWith(ending)) continue;
    const stem = form.slice(0, -ending.length);
    // Undoubles the consonant: `shipping` becomes `ship`.
    return language === 'en' && /([bdgklmnprt])\1$/.test(stem) && ending.length > 1
      ? stem.slice(0, -1)
      : stem;
  }
  return form;
}

/**
 * Whether two words of five letters or more differ by one edit: insertion, deletion, substitution or transposition.
 */
export function isOneEditApart(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 5 || Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) {
    end += 1;
  }
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
