/** Styles of GraphiQL's page around GraphiQL itself, whose own elements they must not meet. */
export const graphiqlStyles = `
html, body { block-size: 100%; }
body { margin: 0; display: flex; flex-direction: column; background: var(--snow); color: var(--ink); font: 400 var(--text-m)/1.55 'Schibsted Grotesk Variable', system-ui, sans-serif; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-5); padding-inline: var(--gutter); border-block-end: 1px solid var(--hairline); }
.bar a { display: inline-flex; align-items: center; min-block-size: var(--touch); color: inherit; font-weight: var(--weight-medium); }
.bar .brand { margin-inline-end: auto; font-size: 1.125rem; font-weight: var(--weight-heavy); letter-spacing: -0.04em; text-decoration: none; gap: 0.3em; }
.bar .brand span { font-weight: 400; color: var(--stone); letter-spacing: 0; }
.bar p { margin: 0; font-size: var(--text-s); color: var(--stone); }
.bar button, #key-form button { min-block-size: var(--touch); padding-inline: var(--space-4); border: 0; border-radius: var(--radius); font: inherit; font-weight: var(--weight-medium); cursor: pointer; }
.bar button { background: transparent; color: var(--ink); text-decoration: underline; }
#key-form button { background: var(--ink); color: var(--snow); }
#key-form button:hover { background: var(--copper-deep); }
#key-form button:disabled { background: var(--stone); cursor: progress; }
#key-needed { max-inline-size: 34rem; padding: var(--space-8) var(--gutter); }
#key-needed h1 { margin: 0; font-size: var(--heading-l); font-weight: var(--weight-heavy); letter-spacing: -0.035em; line-height: 1.02; }
#key-needed p { margin-block: var(--space-4); text-wrap: pretty; }
#key-needed a { color: inherit; }
#key-form { margin-block: var(--space-6); }
#key-form label { display: block; font-weight: var(--weight-medium); }
#key-form input { inline-size: 100%; min-block-size: var(--touch); margin-block: var(--space-1); padding-inline: var(--space-3); border: 1px solid var(--hairline-strong); border-radius: var(--radius); background: var(--paper); color: inherit; font: inherit; box-sizing: border-box; }
#key-form input::placeholder { color: var(--stone); opacity: 1; }
#problem { color: var(--copper-deep); }
#problem:empty { display: none; }
#graphiql { flex: 1; min-block-size: 0; }
@media (width < 769px) { .bar > a:not(.brand) { display: none; } }
.loading { padding: var(--space-5) var(--gutter); color: var(--stone); }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`;
