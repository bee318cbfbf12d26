/** Malicious content: an entry with it must do no harm and break nothing. */

/** For fields of plain text. */
export const hostileText =
  '"><script>window.hostile=1</script><img src=x onerror="window.hostile=1">{{title}} ${1+1} </title></script>';

/** For rich text: script injections, references that do not resolve, and unclosed markup. */
export const hostileMarkup = [
  '<h1 id="root" class="dialog">A heading that wants to be the page’s</h1>',
  '<script>window.hostile=1</script><style>body{display:none}</style>',
  '<img src="x" onerror="window.hostile=1"><svg onload="window.hostile=1"><script>window.hostile=1</script></svg>',
  '<iframe src="javascript:window.hostile=1"></iframe><object data="x"></object><embed src="x"><base href="https://e.example/">',
  '<form action="https://e.example/"><input name="password"><button>Sign in</button></form>',
  '<p onclick="window.hostile=1" style="position:fixed;inset:0">Words <a href="javascript:window.hostile=1">that run</a>, ',
  '<a href="java&#10;script:window.hostile=1">that run</a>, <a href="&#1;JaVaScRiPt:window.hostile=1">that run</a>, ',
  '<a href="data:text/html,<script>window.hostile=1</script>">that run</a>, <a href="vbscript:x">that run</a>, ',
  '<a href="https://e.example/" target="_blank" rel="opener">that look back</a>, ',
  '<a href="//e.example/">that lead away</a> and <a href="/en-us/about">that are ours</a>.</p>',
  '<figure class="embedded-asset" data-sys-asset-uid="asset_that_is_not_there" sys-style-type="display"></figure>',
  '<p>An <a class="embedded-entry link-entry" data-sys-entry-uid="page_that_is_not_there" data-sys-content-type-uid="page" sys-style-type="link" href="javascript:window.hostile=1">entry that is not there</a>, ',
  'a <a class="embedded-entry link-entry" data-sys-entry-uid="page_about" data-sys-content-type-uid="page" sys-style-type="link" href="javascript:window.hostile=1">page that is</a>.</p>',
  '<div class="embedded-entry block-entry" data-sys-entry-uid="__proto__" data-sys-content-type-uid="constructor" sys-style-type="block"></div>',
  '<table><tr><td colspan="100000">Wide</td></tr></table>',
  '<noscript><p title="</noscript><img src=x onerror=window.hostile=1>"></noscript>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile=1&gt;"></table></mtext></math>',
  '<!-- <script>window.hostile=1</script> --><![CDATA[<script>window.hostile=1</script>]]>',
  '<blockquote><ul><li><strong>What was never closed',
].join('');
