/**
 * A form that keeps what was typed, whatever the response. Validates required and malformed fields itself, shows the
 * gateway's errors at their fields, and moves the focus to the first problem.
 *
 * The method is post, so that without scripts no password ends up in an address.
 */
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import { EarlySubmit, takeEarlySubmit } from './EarlySubmit.tsx';
import styles from './Form.module.css';
import { FieldErrorsContext } from './formContext.ts';
import type { FieldErrors } from './formContext.ts';
import { faultsOf, firstControl, focusControl, readControls } from './formControls.ts';
import type { FormValues } from './formControls.ts';

export type { FormValues };

export interface FormProps {
  /** Called when validation passes. See `FormValues` for its argument. */
  onSubmit: (values: FormValues) => void;
  /** While true further submits are ignored. */
  isBusy: boolean;
  /** The gateway's errors by field. A message whose field is not rendered is added to `error`. */
  fieldErrors?: FieldErrors;
  /** The gateway's error for the whole form; shown at the top. */
  error?: string | null;
  requiredMessage: string;
  /** Required in a form with an email field. */
  emailMessage?: string;
  className?: string | undefined;
  'aria-labelledby'?: string;
  /** Fields and the submit button. */
  children: ReactNode;
}

const none: FieldErrors = {};

export function Form({
  onSubmit,
  isBusy,
  fieldErrors = none,
  error = null,
  requiredMessage,
  emailMessage,
  className,
  children,
  ...rest
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  /** Client-side errors of the last submit; null when it was sent, and the gateway's errors apply. */
  const [faults, setFaults] = useState<FieldErrors | null>(null);
  const [unmatchedErrors, setUnmatchedErrors] = useState<readonly string[]>([]);
  const isAwaited = useRef(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const found = faultsOf(form, { required: requiredMessage, email: emailMessage });
    const first = firstControl(form, Object.keys(found));
    setFaults(first ? found : null);
    if (first) {
      focusControl(first);
      return;
    }
    isAwaited.current = true;
    onSubmit(readControls(form));
  };

  useEffect(() => {
    if (element.current && takeEarlySubmit(element.current)) element.current.requestSubmit();
  }, []);

  // On a response, focus the form's error, else the first invalid field.
  useEffect(() => {
    const form = element.current;
    if (!form) return;
    const names = Object.keys(fieldErrors);
    const lost = names.filter((name) => firstControl(form, [name]) === null);
    setUnmatchedErrors((before) => (before.join() === lost.join() ? before : lost));
    if (isBusy || !isAwaited.current || (error === null && names.length === 0)) return;
    isAwaited.current = false;
    const first = error === null && lost.length === 0 ? firstControl(form, names) : null;
    if (first) focusControl(first);
    else {
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isBusy, error, fieldErrors]);

  const remarks =
    faults === null
      ? [error, ...unmatchedErrors.map((name) => fieldErrors[name])].filter(
          (text) => text !== null && text !== undefined,
        )
      : [];
  return (
    <form
      {...rest}
      ref={element}
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={handleSubmit}
    >
      <EarlySubmit />
      <div ref={top} role="alert" tabIndex={-1} className={styles.top}>
        {remarks.length === 0 ? null : (
          <Notice tone="problem" isSilent>
            {remarks.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </div>
      <FieldErrorsContext value={faults ?? fieldErrors}>{children}</FieldErrorsContext>
    </form>
  );
}
