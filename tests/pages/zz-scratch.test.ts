import { startApp } from '#tests/support/app.ts';
import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
it('x', async () => {
let out='';
const log=(...a: unknown[])=>{out+=a.join(' ')+'\n'};
const t=Date.now();
const app = await startApp();
log('start', Date.now()-t);
for (const r of app.app.site!.routes.current().table.routes) log(r.locale, r.name, r.path, r.page, r.layout, r.moduleKey??'', r.uuid??'', JSON.stringify(r.meta));
const r = await app.get('/',{headers:{accept:'text/html'}});
log(JSON.stringify(Object.fromEntries(r.headers),null,1)); 
log((await r.text()));
for (const p of ['/horaires-et-trajets/horaires','/nope','/en/nope','/mon-profil']) { const x=await app.get(p); log(p,x.status,x.headers.get('location')); }
writeFileSync('/tmp/scratch/out.txt',out);
await app.close();
});
