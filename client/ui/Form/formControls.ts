/** What a form's controls hold, and what is plainly wrong with it. Reads the page, so that the browser keeps the texts. */
import { looksLikeEmail } from './email.rules.ts';
import type { FieldErrors } from './formContext.ts';

/**
 * By field name, without spaces around, except where they are meant (passwords). An empty
 * field is '', an unchecked box is not there.
 */
export type FormValues = Readonly<Record<string, string>>;

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function readControls(form: HTMLFormElement): FormValues {
  const controls = controlsOf(form);
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const control = controls.find((one) => one.name === name);
    if (typeof value !== 'string' || !control || isLeftOut(control)) continue;
    values[name] = control.dataset['verbatim'] === undefined ? value.trim() : value;
  }
  return values;
}

/** A message for each required field that is empty, and for each e-mail address that looks like none. */
export function faultsOf(
  form: HTMLFormElement,
  messages: { required: string; email: string | undefined },
): FieldErrors {
  const values = readControls(form);
  const faults: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    const value = values[control.name] ?? '';
    if (control.disabled || isLeftOut(control)) continue;
    if (control.required && value === '') faults[control.name] = messages.required;
    else if (control.type === 'email' && value !== '' && !looksLikeEmail(value) && messages.email)
      faults[control.name] = messages.email;
  }
  return faults;
}

/** The first control, in the order of the page, that one of the names belongs to. */
export function firstControl(form: HTMLFormElement, names: readonly string[]): FormControl | null {
  return controlsOf(form).find(({ name }) => names.includes(name)) ?? null;
}

/** Also when it stands in a folded section. */
export function focusControl(control: FormControl): void {
  for (
    let section = control.closest('details');
    section;
    section = section.parentElement?.closest('details') ?? null
  )
    section.open = true;
  control.focus();
}

function controlsOf(form: HTMLFormElement): FormControl[] {
  return [...form.querySelectorAll<FormControl>('input[name], select[name], textarea[name]')];
}

/** True in a group that may be left out as a whole, when nothing was typed into it (OptionalGroup.tsx). */
function isLeftOut(control: FormControl): boolean {
  const group = control.closest('[data-optional-group]');
  if (!group) return false;
  const typed = [...group.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')];
  return typed.every(({ value }) => value.trim() === '');
}
