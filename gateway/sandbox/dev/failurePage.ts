/** The page shown while the code does not run. Reloads itself once it does. */
export function failurePage(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<pre>${text}</pre>
<script type="module" src="/@vite/client"></script>
</html>`;
}
