/** A screen with a single form: a heading, an introduction and a narrow column. */
import type { ReactNode } from 'react';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function FormPage({ title, text, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>{title}</h1>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
