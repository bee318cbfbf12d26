/**
 * Replays selects and checkboxes that the shopper changed before hydration: React keeps or resets them without calling
 * a handler.
 */
import { nextTask } from '../../viewport/nextTask.ts';

/**
 * Call it before hydration; returns a function that replays the changes, to be called once the page, or that part of it,
 * is hydrated.
 */
export function recordEarlyChoices(page: ParentNode): () => void {
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
    // An event hydrates its boundary, but React drops one dispatched while it runs effects.
    void nextTask().then(() => choices.forEach((replayChoices) => replayChoices()));
  };
}

/** Where the server marked no option, browsers select the first. */
function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const marked = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(marked, 0);
}

function choose(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  // React listens to the click that changes a checkbox.
  box.checked = !checked;
  box.click();
}
