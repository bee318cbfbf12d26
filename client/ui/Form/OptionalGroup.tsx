/** Fields that may all be left empty: the required ones are required only once one is filled. */
import type { ReactNode } from 'react';

export function OptionalGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-optional-group className={className}>
      {children}
    </div>
  );
}
