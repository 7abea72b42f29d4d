import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { startApp } from '#tests/support/app.ts';
it('dumps', async () => {
  const t = Date.now();
  const app = await startApp();
  const lines = app.app.site!.routes.current().table.routes.map((r) => `${r.locale} ${r.name} | ${r.path} | ${r.page} | ${r.layout} | ${JSON.stringify(r.meta)}`);
  writeFileSync('/tmp/routes.txt', lines.join('\n') + `\n${Date.now() - t}`);
  await app.close();
});
