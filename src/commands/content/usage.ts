import { previewTypes } from '#domain/preview-types.ts';

export const usage = `npm run content -- ACTION

  preview TYPE UUID       an address that shows the latest version of an item, drafts included, to whoever has it
  preview PATH            the same for what is published at a path: /tarifs-et-titres, /en/fares-and-passes
  export FOLDER           writes all content as files: one of JSON for each item, by type, and one for each menu
  import [FOLDER]         writes what such files hold: what is new, and what has changed; without a folder, the
                          operator's own data of this version. What the files do not hold stays
  new-defaults [NAME …]   lists the default content of this version that is not here: pages, forms, files and entries of
                          menus. With --add it adds what was never here, or what is named; nothing here is changed
  check                   finds faults in what is published: broken links, missing translations and descriptions of
                          pictures, unknown lines and stops, items past their end; exits with 1 if there are any

  --add           new-defaults: adds it
  --dry-run       import, new-defaults --add: says what it would write, and writes nothing
  --as NAME       who writes, for the record; the user of this machine unless given
  --en            preview: in English
  --moment TIME   preview: at another moment (2026-12-01T08:00, where the operator is)
  --days N        preview: for so many days; 7 unless given, 30 at most
  --site ADDRESS  where the site is; PUBLIC_URL or the program of this machine unless given
  --url ADDRESS   where the content service is; that of the program of this machine unless given

A TYPE is one of ${Object.keys(previewTypes).join(', ')}.
Everything goes through the running program. The keys it takes are derived from the secret of the installation: run this
where the program has its data, or with its SECRET.`;
