/** Values and validation of a form's uncontrolled controls, read from the DOM. */
import { looksLikeEmail } from './email.rules.ts';
import type { FieldErrors } from './formContext.ts';

/**
 * By field name, trimmed, except where spaces are significant (passwords). An empty field is '', an unchecked box is
 * absent.
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

/** A message for each empty required field and each malformed email address. */
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

/** The first control, in document order, with one of the names. */
export function firstControl(form: HTMLFormElement, names: readonly string[]): FormControl | null {
  return controlsOf(form).find(({ name }) => names.includes(name)) ?? null;
}

/** Opens a collapsed section around it. */
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

/** True in an optional group while all its fields are empty (OptionalGroup.tsx). */
function isLeftOut(control: FormControl): boolean {
  const group = control.closest('[data-optional-group]');
  if (!group) return false;
  const typed = [...group.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')];
  return typed.every(({ value }) => value.trim() === '');
}
