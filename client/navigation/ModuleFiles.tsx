/**
 * The files of a part that is loaded late, for pages whose first paint shows it already: without its styles it would
 * stand there bare until its code comes. In the browser there is nothing to add, the code brings its styles along.
 */
import { createContext, use } from 'react';
import { preinit, preloadModule } from 'react-dom';

/** Files of a module, as the build's manifest names it: scripts and styles with all that they import. */
export const ModuleFilesContext = createContext<(module: string) => readonly string[]>(() => []);

/**
 * Puts them into the head by name. As links they would belong to the boundary around them, which React then sends hidden,
 * for an inline script to reveal: no page has such a script, and one without scripts would be blank.
 *
 * @param module Path from the client's folder, such as `routes/product/StockNotice.tsx`.
 */
export function ModuleFiles({ module }: { module: string }) {
  for (const file of use(ModuleFilesContext)(module)) {
    if (file.endsWith('.css')) preinit(file, { as: 'style', precedence: 'default' });
    else preloadModule(file);
  }
  return null;
}

/** Stylesheets first; each file once. React moves them into the head. */
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
