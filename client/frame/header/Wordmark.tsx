/** The brand's logo and name. */
import { brandName } from '../../page/brandName.ts';
import styles from './Wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 26 24" className={styles.sign} aria-hidden="true" focusable="false">
        <path className={styles.cold} d="M0 21 14 0h7L0 24z" />
        <path className={styles.hot} d="M9 24 26 6v18z" />
      </svg>
      {brandName}
    </span>
  );
}
