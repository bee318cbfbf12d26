/** Tags as text: Sale, New, Redesigned. */
import styles from './TagList.module.css';
import { useWording } from '../../wording/wording.ts';

const words = [
  ['SALE', 'tag.sale'],
  ['NEW', 'tag.new'],
  ['REDESIGNED', 'tag.redesigned'],
] as const;

export function TagList({ tags }: { tags: readonly string[] }) {
  const t = useWording();
  // A tag that this build has no text for is not shown.
  const known = words.filter(([tag]) => tags.includes(tag));
  if (known.length === 0) return null;
  return (
    <span className={styles.tags}>
      {known.map(([tag, word]) => (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {t(word)}
        </span>
      ))}
    </span>
  );
}
