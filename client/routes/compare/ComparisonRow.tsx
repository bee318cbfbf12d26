/** One row of the comparison. What nobody knows is a dash, and is said. */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { compareWording } from '../../wording/shopping/compare.ts';
import { useWording } from '../../wording/wording.ts';

interface ComparisonRowProps {
  title: string;
  /** Ids of the products, in their order. */
  columns: readonly string[];
  /** What stands in a column; null where nothing is known. */
  renderCell: (column: number) => ReactNode | null;
  /** All of them say the same: the row steps back. */
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
