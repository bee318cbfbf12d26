/** Props that make a link an option of the popup: the focus stays in the field, which names the active one. */
export function optionProps(id: string, active: string | null) {
  return {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': id === active,
    'data-stop': true,
    preload: 'intent',
  } as const;
}
