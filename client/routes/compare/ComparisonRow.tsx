/** A row of the comparison. A missing value is a labelled dash. */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { compareWording } from '../../wording/shopping/compare.ts';
import { useWording } from '../../wording/wording.ts';

interface ComparisonRowProps {
  title: string;
  /** Ids of the products, in column order. */
  columns: readonly string[];
  /** The content of a column; null where unknown. */
  renderCell: (column: number) => ReactNode | null;
  /** All values are equal: the row is dimmed. */
  isSame?: boolean;
}

export function ComparisonRow({ title, columns, renderCell, isSame = false }: ComparisonRowProps) {
  const t = useWording(compareWording);
  return (
    <tr data-same={isSame || undefined}>
      <th scope="row">{title}</th>
      {columns.map((id, column) => (
        <td key={id}>
          {renderCell(column) ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('compare.unstated')}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
