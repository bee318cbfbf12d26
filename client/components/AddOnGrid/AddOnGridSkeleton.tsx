/** Placeholder of an add-on grid while it loads. */
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './AddOnGrid.module.css';
import tile from './AddOnTile.module.css';

export function AddOnGridSkeleton() {
  const t = useWording();
  return (
    <div className={styles.section}>
      <VisuallyHidden>
        <output>{t('grid.loading')}</output>
      </VisuallyHidden>
      <div className={styles.headingRoom}>
        <Skeleton lines={1} inlineSize="12em" />
      </div>
      <div className={styles.room} aria-hidden="true">
        <div className={styles.grid}>
          {Array.from({ length: 4 }, (_, index) => (
            <div key={index} className={tile.tile}>
              <div className={tile.picture}>
                <Skeleton ratio="3 / 4" />
              </div>
              <div className={tile.words}>
                <Skeleton lines={2} inlineSize="70%" />
              </div>
              <div className={tile.action}>
                <p className={tile.added} />
                <Skeleton blockSize="2.75rem" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
