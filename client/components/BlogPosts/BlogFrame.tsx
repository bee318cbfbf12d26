/** The screen of a list of posts: its heading, what it is about, the way to the other lists, and the list. */
import type { ReactNode } from 'react';
import styles from './BlogFrame.module.css';

interface BlogFrameProps {
  title: string;
  /** Where we are, above the heading. */
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
