/** Button styles for other elements, such as links: `className={buttonClass('primary')}`. */
import styles from './Button.module.css';

/** primary: the main action · secondary: outlined · quiet: underlined text · inverse: on pictures. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'inverse';

export function buttonClass(variant: ButtonVariant = 'primary', more?: string): string {
  return [styles.button, styles[variant], more].filter(Boolean).join(' ');
}
