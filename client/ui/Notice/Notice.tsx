/** An inline message: information, success or a problem. */
import type { ReactNode, Ref } from 'react';
import styles from './Notice.module.css';

export interface NoticeProps {
  /** info: neutral · success: done · problem: failed. */
  tone?: 'info' | 'success' | 'problem';
  title?: ReactNode;
  /** True inside an existing live region. Otherwise a problem is announced assertively, and success politely. */
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
