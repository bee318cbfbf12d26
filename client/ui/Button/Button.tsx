/** A button. While `isBusy` it keeps its size and focus, shows a progress line and ignores presses. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonClass } from './buttonClass.ts';
import type { ButtonVariant } from './buttonClass.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'primary',
  isBusy = false,
  className,
  onClick,
  type = 'button',
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      // The lint rule requires a literal; all three types are valid.
      type={type}
      className={buttonClass(variant, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
