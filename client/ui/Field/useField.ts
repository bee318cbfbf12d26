/** Associates a control with its label, hint and error. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFieldError } from '../Form/formContext.ts';

/** Props that all fields share. */
export interface FieldProps {
  /** Name in the submitted form; also the key of the form's error for the field. */
  name: string;
  label: string;
  /** Always shown under the control: an example, a rule. */
  hint?: ReactNode;
  /** Overrides the form's message for this field. */
  error?: string | null;
  required?: boolean;
  /** Shown beside the label of an optional field. */
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
