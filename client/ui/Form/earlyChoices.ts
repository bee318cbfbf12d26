/**
 * Choices that a shopper made before the page came alive, in a list of options or a box: hydration puts back what the server
 * wrote and tells nobody. They are noted before it and made again after it.
 */

/** Call it before the page is hydrated; returns what makes the choices again, once the page is alive. */
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
    for (const makeAgain of choices) makeAgain();
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
