/**
 * Marks a page that shows drafts, with an exit link; inside the editor's iframe the page updates live. For editors
 * only, so it is a chunk of its own.
 */
import { use, useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { Visit } from '../../navigation/visits/Visit.ts';
import type { Preview } from '../../preview/preview.ts';
import { EditTagsContext } from '../../preview/useEditTags.ts';
import { previewWording } from '../../wording/frame/preview.ts';
import { createWording, useWording, type Wording } from '../../wording/wording.ts';
import { wordingLanguage } from '../../wording/wordingLanguage.rules.ts';
import type { AppShellQueryReference } from '../AppShell.entrypoint.ts';
import { fetchWording } from '../fetchWording.ts';
import { followEdits } from './followEdits.ts';
import { latestOnly } from './latestOnly.ts';
import styles from './PreviewBar.module.css';
import { refetchScreen } from './refetchScreen.ts';
import { serveEditTags } from './serveEditTags.ts';

export interface PreviewBarProps {
  preview: Preview;
  visit: Visit;
  /** Null when the shell's own data could not be loaded. */
  shell: AppShellQueryReference | null;
  onWording: (changed: () => Wording) => void;
}

function PreviewBar({ preview: { editorOrigins }, visit, shell, onWording }: PreviewBarProps) {
  const t = useWording(previewWording);
  const environment = useRelayEnvironment();
  const tags = use(EditTagsContext);

  useEffect(() => (tags ? serveEditTags(tags, environment) : undefined), [tags, environment]);

  const readWording = async () => {
    const { lang } = visit.match;
    const wording = createWording(wordingLanguage(lang), await fetchWording(environment, lang));
    onWording(() => wording);
  };
  const follow = useEffectEvent(async (hash: string) => {
    await nameEditing(hash);
    const queries = Object.values(visit.queries);
    // A screen whose data failed to load has nothing to refetch.
    if (queries.length === 0 || shell === null) {
      window.location.reload();
      return;
    }
    await Promise.all([refetchScreen(environment, [...queries, shell]), readWording()]);
    tags?.askAgain();
  });
  useEffect(() => {
    // The earlier draft stays when a refetch fails; the next edit retries.
    const followLast = latestOnly((hash: string) => follow(hash).catch(() => {}));
    return followEdits(editorOrigins, followLast);
  }, [editorOrigins]);

  return (
    <section className={styles.bar} aria-label={t('preview.notice')}>
      <p>{t('preview.notice')}</p>
      {/* A plain link: the page must reload to drop all draft data. */}
      <a className={styles.leave} href="?preview=off" rel="nofollow">
        {t('preview.leave')}
      </a>
    </section>
  );
}

let named = '';

/** The session passes it to the content service with each query, so that the unsaved edit is returned. */
async function nameEditing(hash: string): Promise<void> {
  if (hash === '' || hash === named) return;
  // The preview endpoint answers a page's address that carries the hash, and renders nothing.
  await fetch(`?${new URLSearchParams({ live_preview: hash })}`, { method: 'HEAD', redirect: 'manual' });
  named = hash;
}

export default PreviewBar;
