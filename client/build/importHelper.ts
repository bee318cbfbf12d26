/**
 * Replaces what Vite runs around each `import()`, 0.5 KB in every first load: it loads the stylesheets of a script
 * before the script, and preloads what the script imports. Vite's own also serves browsers and policies that the shop
 * does not.
 */
import type { Plugin } from 'vite';

export const importHelper = `
const asked = new Map();
const isThere = (href, isStyle) =>
  [...document.querySelectorAll(isStyle ? 'link[rel=stylesheet]' : 'link')].some((link) => link.href === href);
const ask = (href) => {
  const isStyle = href.endsWith('.css');
  if (isThere(href, isStyle)) return;
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (isStyle) return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      asked.delete(href);
      link.remove();
      reject(Error(href));
    };
  });
};
export const __vitePreload = async (load, files = [], base) => {
  await Promise.all(files.map((file) => {
    const { href } = new URL(file, base);
    if (!asked.has(href)) asked.set(href, ask(href));
    return asked.get(href);
  }));
  return load();
};`;

export function replaceImportHelper(): Plugin {
  return {
    name: 'replace-import-helper',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && !isSsrBuild,
    load: (id) => (id === '\0vite/preload-helper.js' ? importHelper : null),
  };
}
