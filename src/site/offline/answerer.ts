import { hasPrefix, splitPrefix } from '#site/routing/locale-path.ts';
import { keptAtHeader } from './addresses.ts';
import type { KeptCopy, KeptStore } from './kept-store.ts';
import { markCopy, viewIn } from './redraw.ts';
import { isOver } from './what-leaves.ts';
import type { AnswerFrom } from './which-answer.ts';

/** With one bar a phone waits for minutes: after so long the copy is shown, while the network goes on. */
export const patienceMs = 3000;

interface AnswererOptions {
  readonly store: KeptStore;
  readonly origin: string;
  now(): number;
}

type FromNetwork = () => Promise<Response>;

/** For a device that has kept nothing yet. */
const lastResort = `<!doctype html><html lang="fr-ca"><meta charset="utf-8"><title>Hors ligne</title>
<h1>Hors ligne</h1><p>Cette page demande une connexion.</p>
<h1 lang="en-ca">Offline</h1><p lang="en-ca">This page needs a connection.</p></html>`;

/** Answers requests from the network and from what is kept. */
export function createAnswerer({ store, origin, now }: AnswererOptions) {
  const findCopy = async (path: string): Promise<KeptCopy | undefined> => {
    const copy = await store.find(path);
    return copy && !isOver(copy.page, now()) ? copy : undefined;
  };

  async function showCopy({ page, headers, html }: KeptCopy, status = 200): Promise<Response> {
    const theme = await store.read('theme');
    return new Response(markCopy(html, { at: page.at, theme }), { status, headers });
  }

  /** In the language of the address, else in the one there is. It says nothing that could be over. */
  async function offlinePage(path: string): Promise<Response> {
    const paths = ((await store.read('offline')) ?? '').split(' ');
    const copies = (await Promise.all(paths.map((place) => store.find(place)))).flatMap((copy) => copy ?? []);
    const isSpoken = ({ page }: KeptCopy) =>
      hasPrefix(path) ? page.language.slice(0, 2) === splitPrefix(path).locale : !hasPrefix(page.path);
    const copy = copies.find(isSpoken) ?? copies[0];
    if (copy) return showCopy(copy, 503);
    return new Response(lastResort, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }

  async function answerPage(path: string, network: FromNetwork): Promise<Response> {
    const [copy, asked] = await startWith(network, () => findCopy(path));
    const answer = await within(asked, copy && patienceMs);
    return answer ?? (copy ? showCopy(copy) : offlinePage(path));
  }

  async function answerView(path: string, network: FromNetwork): Promise<Response> {
    const [copy, asked] = await startWith(network, () => findCopy(path));
    const answer = await within(asked, copy && patienceMs);
    const json = answer ? undefined : copy && viewIn(copy.html, origin + path);
    if (!copy || json === undefined) return answer ?? Response.error();
    return new Response(json, {
      headers: { 'content-type': 'application/json', [keptAtHeader]: String(copy.page.at) },
    });
  }

  return (answer: AnswerFrom, network: FromNetwork): Promise<Response> => {
    const keptOr = async (found: Promise<Response | undefined>) => (await found) ?? network();
    switch (answer.from) {
      case 'page':
        return answerPage(answer.path, network);
      case 'view':
        return answerView(answer.path, network);
      case 'file':
        return keptOr(store.findFile(answer.path));
      case 'part':
        return keptOr(store.findPart(answer.path));
    }
  };
}

/** The network is asked before the device looks for its copy: nobody waits for both. */
async function startWith<Copy>(
  network: FromNetwork,
  find: () => Promise<Copy>,
): Promise<[Copy, Promise<Response | undefined>]> {
  const asked = network().catch(() => undefined);
  return [await find(), asked];
}

/** What comes within a time; undefined where nothing does. */
function within(asked: Promise<Response | undefined>, limitMs: number | undefined) {
  if (limitMs === undefined) return asked;
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), limitMs));
  return Promise.race([asked, late]);
}
