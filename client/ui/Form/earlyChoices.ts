/**
 * Choices that a shopper made before hydration, in a list of options or a box: React keeps or resets them without calling a
 * handler. They are noted before hydration and made again after it.
 */
import { nextTask } from '../../viewport/nextTask.ts';

/** Call it before the page is hydrated; returns what makes the choices again, to be called once the root is hydrated. */
export function noteEarlyChoices(page: Document): () => void {
  const choices = [
    ...[...page.querySelectorAll('select')].filter(isChanged).map((select) => {
      const { value } = select;
      return () => choose(select, value);
    }),
    ...[...page.querySelectorAll<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])')]
      .filter(
        ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
      )
      .map((box) => {
        const { checked } = box;
        return () => tick(box, checked);
      }),
  ];
  return () => {
    // An event hydrates the boundary that it occurs in, but not while React runs effects: there it would be dropped.
    void nextTask().then(() => choices.forEach((makeAgain) => makeAgain()));
  };
}

/** Where the server marked no option, browsers choose the first. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(marked, 0);
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  // React hears of a click that changes the box.
  box.checked = !checked;
  box.click();
}
