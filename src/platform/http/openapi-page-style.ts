/** The colour of links and buttons in each theme. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

/** The ink itself, where nobody chose a colour. */
const plain: Accent = { light: '#14202b', dark: '#e6edf3' };

/** The style sheet of the page: the colours of the site, a type every machine has, light and dark. */
export const pageStyle = ({ light, dark }: Accent = plain): string => `:root {
  color-scheme: light dark;
  --ink: light-dark(#14202b, #e6edf3);
  --ink-soft: light-dark(#43525f, #b3c0cc);
  --paper: light-dark(#ffffff, #0e151c);
  --paper-tint: light-dark(#f2f5f7, #16202a);
  --line: light-dark(#c9d3db, #33424f);
  --line-strong: light-dark(#5f6f7c, #8494a1);
  --action: light-dark(${light}, ${dark});
  --on-action: light-dark(#ffffff, #0e151c);
  --focus: light-dark(#14202b, #ffd24a);
  --radius: 0.375rem;
  --code: ui-monospace, 'Cascadia Mono', 'Liberation Mono', Menlo, Consolas, monospace;
}
*, ::before, ::after { box-sizing: border-box; }
html {
  font-family: 'Public Sans', system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  color: var(--ink);
  background: var(--paper);
  scroll-padding-block: 1rem;
  text-size-adjust: 100%;
  -webkit-text-size-adjust: 100%;
}
body {
  margin: 0 auto;
  max-inline-size: 80rem;
  padding: 1.5rem clamp(1rem, 4vw, 2rem) 4rem;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4 { margin: 0; line-height: 1.2; font-weight: 680; text-wrap: balance; }
h1 { font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem); letter-spacing: -0.015em; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.25rem; max-inline-size: 56ch; }
h4 { margin-block: 1.5rem 0.5rem; font-size: 1rem; }
p { margin: 0.5rem 0 0; max-inline-size: 56ch; }
ul { margin: 0; padding: 0; list-style: none; }
code { font-family: var(--code); font-size: 0.9375em; }
a { color: var(--action); text-underline-offset: 0.18em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 0.1875rem solid var(--focus); outline-offset: 2px; border-radius: 2px; }
main:focus-visible { outline: none; }
summary { cursor: pointer; }
.skip { position: absolute; inset-block-start: 0; padding: 0.75rem 1rem; background: var(--paper); }
.skip:not(:focus) { clip-path: inset(50%); }
.links { display: flex; flex-wrap: wrap; column-gap: 1.5rem; }
.links a { padding-block: 0.625rem; }

nav { margin-block-start: 1.5rem; }
nav h2 { font-size: 1rem; margin-block-end: 0.5rem; }
nav details { border-block-start: 1px solid var(--line); }
nav summary { padding-block: 0.625rem; font-weight: 680; }
nav ul { padding-block-end: 0.5rem; }
nav p { margin: 0; border-block-start: 1px solid var(--line); }
nav p a { display: block; padding-block: 0.625rem; font-family: var(--code); font-size: 0.9375rem; }
nav li a { display: block; padding: 0.25rem 0 0.25rem 1.125rem; font-family: var(--code); font-size: 0.875rem; }
.count { margin-inline-start: 0.25rem; font-weight: 400; color: var(--ink-soft); }

section { margin-block-start: 3rem; }
.call { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
.address { max-inline-size: none; }
.method {
  margin-inline-end: 0.25rem;
  padding: 0.125rem 0.375rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  font-size: 0.8125rem;
  font-weight: 680;
}
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-inline-size: 100%; font-size: 0.9375rem; overflow-wrap: normal; }
th, td { padding: 0.5rem 1rem 0.5rem 0; text-align: start; vertical-align: baseline; border-block-end: 1px solid var(--line); }
thead th { font-size: 0.8125rem; color: var(--ink-soft); white-space: nowrap; }
tbody th { font-weight: 400; }
td:nth-child(3) { min-inline-size: 14rem; }
td:nth-child(4) { min-inline-size: 8rem; }

.answer { border-block-end: 1px solid var(--line); }
.answer summary { padding-block: 0.625rem; }
.answer[open] { padding-block-end: 1rem; }
.status { font-weight: 680; }
.media { margin: 0; font-size: 0.875rem; color: var(--ink-soft); }
.schema { margin-block-start: 0.5rem; padding: 0.75rem 1rem; border-radius: var(--radius); background: var(--paper-tint); font-size: 0.9375rem; }
.schema > .form { margin: 0; }
.fields { margin-block-start: 0.25rem; }
.fields .fields { margin-inline-start: 0.25rem; padding-inline-start: 0.75rem; border-inline-start: 1px solid var(--line); }
.fields > li { padding-block: 0.125rem; }
.fields code { margin-inline-end: 0.375rem; font-weight: 600; }
.form, .note { color: var(--ink-soft); }
.note { display: block; font-size: 0.875rem; }
.mark { font-size: 0.8125rem; font-style: italic; color: var(--ink-soft); }

form { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); align-items: end; }
label { display: block; margin-block-end: 0.25rem; }
input, select, button {
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  font: inherit;
  color: var(--ink);
  background: var(--paper);
}
button {
  inline-size: auto;
  justify-self: start;
  padding-inline: 1.25rem;
  border-color: var(--action);
  font-weight: 680;
  color: var(--on-action);
  background: var(--action);
  cursor: pointer;
}
input:focus-visible, select:focus-visible, button:focus-visible { border-radius: var(--radius); }

@media (width >= 64rem) {
  body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); column-gap: 3rem; align-items: start; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; inset-block-start: 0; max-block-size: 100vb; padding-block: 0.5rem 1rem; overflow-y: auto; }
  section:first-child { margin-block-start: 1.5rem; }
}
@media print {
  :root { color-scheme: light; }
  nav, form, h4:has(+ form), .skip { display: none; }
}
`;
