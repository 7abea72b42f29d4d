import { previewTypes } from '#domain/preview-types.ts';

export const usage = `npm run content -- ACTION

  preview TYPE UUID       an address that shows the latest version of an item, drafts included, to whoever has it
  preview PATH            the same for what is published at a path: /tarifs-et-titres, /en/fares-and-passes

  --en            in English
  --moment TIME   at another moment (2026-12-01T08:00, where the operator is)
  --days N        for so many days; 7 unless given, 30 at most
  --site ADDRESS  where the site is; PUBLIC_URL or the program of this machine unless given
  --url ADDRESS   where the content service is; that of the program of this machine unless given

A TYPE is one of ${Object.keys(previewTypes).join(', ')}.
The key that signs the address is derived from the secret of the installation: run this where the program has its data,
or with its SECRET.`;
