/**
 * The files of a part that is loaded late, for pages whose first paint shows it already: without its styles it would
 * stand there bare until its code comes. In the browser there is nothing to add, the code brings its styles along.
 */
import { createContext, use } from 'react';

/** Files of a module, as the build's manifest names it: scripts and styles with all that they import. */
export const ModuleFilesContext = createContext<(module: string) => readonly string[]>(() => []);

/** @param module Path from the client's folder, such as `routes/product/StockNotice.tsx`. */
export function ModuleFiles({ module }: { module: string }) {
  return <FileLinks files={use(ModuleFilesContext)(module)} />;
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
          <link key={href} rel="modulepreload" href={href} />
        ))}
    </>
  );
}
