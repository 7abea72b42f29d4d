import { startApp } from '#tests/support/app.ts';
import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
it('x', async () => {
let out='';
const log=(...a: unknown[])=>{out+=a.join(' ')+'\n'};
const t=Date.now();
const app = await startApp();
log('start', Date.now()-t);
const show = async (p: string, init?: RequestInit) => { const x=await app.get(p, init); const b = await x.text(); log(p,x.status,x.headers.get('location'),'|', /<title>.*?<\/title>/.exec(b)?.[0], /<nav[^>]*aria-label="(Vous|You)[^>]*>.*?<\/nav>/s.exec(b)?.[0].replace(/<[^>]*>/g,'·')?.replace(/·+/g,'·'), [...b.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(m=>m[0].replace(/data-head=""/,'')).join('')); return b; };
for (const p of ['/horaires-et-trajets/horaires/800/','/nope','/en/nope','/mon-profil','/en/my-account?x=1','/fr/propos','/propos','/medias/nouvelles','/medias/nouvelles/nope','/recherche?terms=pont','/recherche/pont','/activation-profil/1/2/3', '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details/detour-chemin-des-brumes','/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours/details/7/detour-chemin-des-brumes','/employes/infos-employes/activites','/horaires-et-trajets/horaires-imprimables/imprimer','/_gallery','/_data/nope','/%','/a%20b','/%E0%A4%A']) await show(p);
const s = await app.app.site!.sessions.open({uid:'1',username:'a@b.ca',firstName:'Ève',lastName:'Roy',role:'member',accessToken:'x',refreshToken:'y'});
for (const p of ['/mon-profil','/mon-profil/avis/modifier','/connexion','/preview/news/38077e9a-197d-5991-be11-753e200ae97c']) await show(p, {headers:{cookie:`parcours_session=${s}`}});
log(await app.text('/_data/'));
writeFileSync('/tmp/scratch/out.txt',out);
await app.close();
});
