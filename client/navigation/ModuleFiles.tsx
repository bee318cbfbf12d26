/**
 * Styles of a lazy component that the first paint already shows: it would be unstyled until its code loads. The code
 * itself waits for hydration. Renders nothing in the browser, where the chunk brings its styles.
 */
import { createContext, use } from 'react';
import { preinit } from 'react-dom';

/** Files of a module by its name in the build manifest: scripts and styles with their transitive imports. */
export const ModuleFilesContext = createContext<(module: string) => readonly string[]>(() => []);

/**
 * Loads them through React's resource hints. As `link` elements they would belong to the surrounding Suspense boundary,
 * which React would then send hidden and reveal by an inline script: without scripts the page would stay blank.
 *
 * @param module path from the client folder, such as `routes/product/StockNotice.tsx`.
 */
export function ModuleFiles({ module }: { module: string }) {
  for (const file of use(ModuleFilesContext)(module))
    if (file.endsWith('.css')) preinit(file, { as: 'style', precedence: 'default' });
  return null;
}

/** Stylesheets first; each file once. React hoists them into the head. */
export function FileLinks({ files }: { files: readonly string[] }) {
  const all = [...new Set(files)];
  return (
    <>
      {all
        .filter((file) => file.endsWith('.css'))
        .map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
      {all
        .filter((file) => file.endsWith('.js'))
        .map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
    </>
  );
}
