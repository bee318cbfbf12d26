/** One active filter, as a link that removes it. */
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './FilterChip.module.css';

interface FilterChipProps {
  facet: string;
  label: string;
  /** Address without it. */
  href: string;
}

export function FilterChip({ facet, label, href }: FilterChipProps) {
  const t = useWording(listingWording);
  return (
    <Link href={href} scroll={false} preload="none" className={styles.chip}>
      <span aria-hidden="true">{label}</span>
      <VisuallyHidden>{t('category.removeFilter', { facet, value: label })}</VisuallyHidden>
      <Icon name="close" />
    </Link>
  );
}
