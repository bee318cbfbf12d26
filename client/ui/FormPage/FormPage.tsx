/** A screen that is one form: a heading, a sentence, and a column as narrow as forms are filled in best. */
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
