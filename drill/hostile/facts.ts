import { readDocument } from '#tests/support/document.ts';
import { rawRequest } from '#tests/support/raw-request.ts';

/** What a stranger knows of the site, by looking at it once. */
export interface Facts {
  readonly origin: string;
  /** Of its forms: without it no form is looked at. */
  readonly token: string;
  /** Of the form of lost property, as it is called over the wire. */
  readonly callToken: string;
  /** What forms hold that are sent without script, by the name of the form. */
  readonly proofs: Readonly<Record<string, string>>;
  /** An item of the content. */
  readonly item: string;
  /** A file of the content, and one of the build. */
  readonly file: string;
  readonly asset: string;
  readonly pages: readonly string[];
  readonly lines: readonly string[];
  readonly stops: readonly string[];
  /** Trips of the day, by the stop they were seen at. */
  readonly trips: readonly TripFact[];
  /** The local day, `2026-11-19`. */
  readonly day: string;
}

export interface TripFact {
  readonly id: string;
  readonly line: string;
  readonly direction: string;
  readonly stop: string;
}

/** Pages whose forms the drill sends. */
export const formPages = {
  newsletter: '/propos',
  login: '/connexion',
  'password-reset': '/reinit-mot-de-passe',
  'profile-consent': '/creer-un-compte',
  'webform-objets_perdus': '/propos/objets-perdus',
} as const;

const departure = /"idVoyage":"([^"]+)","noParcours":"([^"]+)","codeDirection":"([^"]+)"/g;

export async function learnFacts(origin: string): Promise<Facts> {
  const text = async (path: string) =>
    (await rawRequest(origin, path, { headers: { accept: 'text/html' } })).body;
  const page = await text('/propos');
  const proofs: Record<string, string> = {};
  for (const [name, path] of Object.entries(formPages))
    proofs[name] = readDocument(await text(path)).form(name)['_captcha'] ?? '';
  const sitemap = await text('/sitemap-fr-1.xml');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const named = (pattern: RegExp) => [
    ...new Set(paths.flatMap((path) => pattern.exec(path)?.slice(1, 2) ?? [])),
  ];
  const stops = named(/\/horaires\/(\d{4})$/).slice(0, 200);
  const boards = await Promise.all(
    stops.slice(0, 8).map(async (stop) => [stop, await text(`/services/schedule/departs?arrets=${stop}`)]),
  );
  const trips = boards.flatMap(([stop = '', board = '']) =>
    [...board.matchAll(departure)].map(([, id = '', line = '', direction = '']) => ({
      id,
      line,
      direction,
      stop,
    })),
  );
  const items = await text('/services/content/api/pages?page[limit]=1');
  const form = await text('/services/content/api/webform_jsonschema/objets_perdus');
  const files = await text('/services/content/api/files?page[limit]=5');
  return {
    origin,
    token: readDocument(page).form('newsletter')['_token'] ?? '',
    callToken: /"csrfToken":"([^"]+)"/.exec(form)?.[1] ?? '',
    proofs,
    item: /"type":"pages","id":"([^"]+)"/.exec(items)?.[1] ?? '',
    file: /"url":"(\/files\/[^"]+)"/.exec(files)?.[1] ?? '',
    asset: /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '',
    pages: paths.filter((path) => !/\d/.test(path)).slice(0, 60),
    lines: named(/\/horaires\/(\d{1,3}[A-Z]?)$/),
    stops,
    trips,
    day: (/"jour":"(\d{8})"/.exec(boards[0]?.[1] ?? '')?.[1] ?? '').replace(
      /(\d{4})(\d\d)(\d\d)/,
      '$1-$2-$3',
    ),
  };
}
