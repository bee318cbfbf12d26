/** A remark that stands in the page: something was done, something went wrong, something is good to know. */
import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** info: good to know · success: done · problem: did not work. */
  tone?: 'info' | 'success' | 'problem';
  title?: ReactNode;
  /** True where an element around it is a live region already. Otherwise a problem interrupts, and success is told. */
  isSilent?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const roles = { info: undefined, success: 'status', problem: 'alert' } as const;

export function Notice({ tone = 'info', title, isSilent = false, className, ref, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      role={isSilent ? undefined : roles[tone]}
      className={[styles.notice, styles[tone], className].filter(Boolean).join(' ')}
    >
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
