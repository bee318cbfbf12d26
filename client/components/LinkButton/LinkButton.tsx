/** A link styled as a button. */
import { Link } from '../../navigation/Link.tsx';
import type { LinkProps } from '../../navigation/Link.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import type { ButtonVariant } from '../../ui/Button/buttonClass.ts';

export function LinkButton({
  variant = 'primary',
  className,
  ...link
}: LinkProps & { variant?: ButtonVariant }) {
  return <Link {...link} className={buttonClass(variant, className)} />;
}
