/** The mark of a page that shows drafts, and the way out. For editors alone, so it is a chunk of its own. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PreviewBar_preview$key } from '#relay/PreviewBar_preview.graphql.ts';
import styles from './PreviewBar.module.css';

function PreviewBar({ preview: key }: { preview: PreviewBar_preview$key }) {
  const { notice, leave } = useFragment(
    graphql`
      fragment PreviewBar_preview on Preview {
        notice
        leave
      }
    `,
    key,
  );
  return (
    <section className={styles.bar} aria-label={notice}>
      <p>{notice}</p>
      {/* Not one of the shop's own links: the page is loaded anew, with nothing of the drafts left in it. */}
      <a className={styles.leave} href="?preview=off" rel="nofollow">
        {leave}
      </a>
    </section>
  );
}

export default PreviewBar;
