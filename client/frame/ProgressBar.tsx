/** A thin bar at the top while the next screen loads, shown after 150 ms so that fast navigations do not flash it. */
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../wording/wording.ts';
import styles from './ProgressBar.module.css';

export function ProgressBar({ isActive }: { isActive: boolean }) {
  const t = useWording();
  if (!isActive) return null;
  return (
    <div className={styles.bar}>
      <VisuallyHidden>
        <progress aria-label={t('shell.loadingPage')} />
      </VisuallyHidden>
    </div>
  );
}
