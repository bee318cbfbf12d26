/**
 * A password field with a reveal button. Hidden again on submit, so that no browser stores it as plain text; sent
 * untrimmed, since spaces are significant (Form.tsx).
 */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';
import type { FieldProps } from './useField.ts';

export interface PasswordFieldProps extends FieldProps {
  /** Label of the button: 'Show password'. */
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
  maxLength?: number;
}

export function PasswordField({
  name,
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  className,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const field = useField({ name, hint, error, required });
  const element = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const form = element.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggleLabel = isShown ? hideLabel : showLabel;
  return (
    <FieldFrame {...{ label, hint, required, optionalLabel, className, field }}>
      <span className={styles.box}>
        <input
          {...input}
          {...field.control}
          ref={element}
          type={isShown ? 'text' : 'password'}
          data-verbatim
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={[styles.control, styles.password].join(' ')}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={toggleLabel}
          title={toggleLabel}
          aria-controls={field.controlId}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </span>
    </FieldFrame>
  );
}
