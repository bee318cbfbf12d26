/** The mark of a page that shows drafts, and the way out. For editors alone, so it is a chunk of its own. */
import { previewWording } from '../../wording/preview.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './PreviewBar.module.css';

function PreviewBar() {
  const t = useWording(previewWording);
  return (
    <section className={styles.bar} aria-label={t('preview.notice')}>
      <p>{t('preview.notice')}</p>
      {/* Not one of the shop's own links: the page is loaded anew, with nothing of the drafts left in it. */}
      <a className={styles.leave} href="?preview=off" rel="nofollow">
        {t('preview.leave')}
      </a>
    </section>
  );
}

export default PreviewBar;
