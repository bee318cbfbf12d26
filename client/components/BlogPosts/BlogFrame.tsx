/** Layout of a list of posts: heading, introduction, navigation to other lists, and the list. */
import type { ReactNode } from 'react';
import styles from './BlogFrame.module.css';

interface BlogFrameProps {
  title: string;
  /** Breadcrumb above the heading. */
  trail: ReactNode;
  description: ReactNode;
  navigation: ReactNode;
  children: ReactNode;
}

export function BlogFrame({ title, trail, description, navigation, children }: BlogFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {trail}
        <h1 className={styles.heading}>{title}</h1>
        <div className={styles.description}>{description}</div>
        {navigation}
      </header>
      {children}
    </div>
  );
}
