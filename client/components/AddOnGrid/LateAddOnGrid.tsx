/** `AddOnGrid`, whose code comes after the screen's own; its query stays the screen's, so that the page knows its data. */
import { lazy } from 'react';
import { ModuleFiles } from '../../navigation/ModuleFiles.tsx';
import type { AddOnGridProps } from './AddOnGrid.tsx';

const AddOnGrid = lazy(() => import('./AddOnGrid.tsx'));

export function LateAddOnGrid(props: AddOnGridProps) {
  return (
    <>
      <ModuleFiles module="components/AddOnGrid/AddOnGrid.tsx" isLate />
      <AddOnGrid {...props} />
    </>
  );
}
