/** Ties a control to its label, hint and error, for eyes and for assistive technology alike. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFieldError } from '../Form/formContext.ts';

/** What all fields take. */
export interface FieldProps {
  /** Name in the submitted form. The form's errors reach the field by it. */
  name: string;
  label: string;
  /** Stands under the control all the time: an example, a rule. */
  hint?: ReactNode;
  /** In place of the form's own message for this field. */
  error?: string | null;
  required?: boolean;
  /** Stands beside the label of a field that may stay empty. */
  optionalLabel?: string;
  className?: string | undefined;
}

export interface Field {
  controlId: string;
  hintId: string;
  errorId: string;
  error: string | null;
  /** Spread onto the control. */
  control: {
    id: string;
    name: string;
    required: boolean;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  };
}

export function useField({
  name,
  hint,
  error: ownError,
  required = false,
}: Pick<FieldProps, 'name' | 'hint' | 'error' | 'required'>): Field {
  const id = useId();
  const formError = useFieldError(name);
  const error = ownError ?? formError;
  const [controlId, hintId, errorId] = [`${id}control`, `${id}hint`, `${id}error`];
  const describedBy = [error === null ? null : errorId, hint ? hintId : null].filter(Boolean).join(' ');
  return {
    controlId,
    hintId,
    errorId,
    error,
    control: {
      id: controlId,
      name,
      required,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error === null ? undefined : true,
    },
  };
}
