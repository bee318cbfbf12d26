/** Fields that may be left out together: their required ones are only asked for once something is typed into one. */
import type { ReactNode } from 'react';

export function OptionalGroup({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-optional-group className={className}>
      {children}
    </div>
  );
}
