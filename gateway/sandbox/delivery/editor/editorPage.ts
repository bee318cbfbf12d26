/** The editor's page: a form on the left, the shop in a frame on the right. `editorScript.ts` runs in it. */
import { html } from 'hono/html';

export interface Edited {
  /** Origin of the shop. */
  shop: string;
  /** The frame's initial path. */
  path: string;
  /** The form's initial entry. */
  type: string;
  uid: string;
  locale: string;
  /** Secret that unlocks preview. */
  secret: string;
}

const style = `*{box-sizing:border-box}body{margin:0;height:100vh;display:grid;grid-template-columns:22rem 1fr;background:#f5f4f0;color:#14181a;font:1rem/1.5 system-ui,sans-serif}
main{overflow:auto;padding:1.5rem}h1{font-size:1.25rem;margin:0 0 .25rem}label{display:block;margin-top:1rem;font-size:.8125rem;color:#5f6463}
p{margin:0;color:#5f6463;font-size:.8125rem}textarea{display:block;width:100%;font:inherit;color:#14181a;padding:.5rem;border:1px solid #d6d3ca;resize:vertical}
iframe{width:100%;height:100%;border:0;border-left:1px solid #d6d3ca;background:#fff}`;

export function editorPage({ shop, path, type, uid, locale, secret }: Edited) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Sandbox editor</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body
        data-shop="${shop}"
        data-path="${path}"
        data-type="${type}"
        data-uid="${uid}"
        data-locale="${locale}"
        data-secret="${secret}"
      >
        <main>
          <h1>Entry</h1>
          <p id="place"></p>
          <form id="fields" autocomplete="off"></form>
        </main>
        <iframe id="preview" title="Preview"></iframe>
        <script src="editor/editor.js"></script>
      </body>
    </html>`;
}
