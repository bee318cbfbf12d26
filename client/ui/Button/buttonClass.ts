/** The look of a button for elements that are none, such as links: `className={buttonClass('primary')}`. */
import styles from './Button.module.css';

/** primary: the one thing to do here · secondary: hairline · quiet: text with an underline · inverse: on pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse';

export function buttonClass(variant: ButtonVariant = 'primary', more?: string): string {
  return [styles.button, styles[variant], more].filter(Boolean).join(' ');
}
