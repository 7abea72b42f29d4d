import { readDocument, type ReadDocument } from '../document.ts';
import { rawRequest } from '../raw-request.ts';
import type { BodyDoor } from './body-door.ts';

export const describedServices = ['content', 'schedule', 'itinerary', 'accounts', 'cache'] as const;

/** Pages of the site on which forms stand that are not on every page. */
const pagesWithForms: readonly string[] = [
  '/propos',
  '/en/about',
  '/connexion',
  '/creer-un-compte?consentement=1',
  '/reinit-mot-de-passe',
  '/reinit-mot-de-passe?name=a%40exemple.ca&temp=x',
  '/activation-compte/1/1763236800/x',
  '/confirmation-abonnement/1/infolettre/1763236800/x',
  '/infolettre/sujets',
  '/propos/objets-perdus',
  '/propos/service-a-la-clientele',
  '/propos/service-a-la-clientele/plainte',
  '/horaires-et-trajets/visites-scolaires',
  '/horaires-et-trajets/transport-adapte/demande',
  '/tarifs-et-titres/grille-tarifaire',
  '/rentree',
];

type Methods = Readonly<
  Record<string, { readonly parameters?: readonly { readonly in: string; readonly name: string }[] }>
>;
interface Described {
  readonly paths: Readonly<Record<string, Methods>>;
}

/** Values that stand for the parts of an address: the second is one that there is. */
const parameters: Readonly<Record<string, string>> = {
  id: '22a266c4-11ef-5ab7-ae82-0f0ee9c7fd2e',
  uid: '1',
  uuid: '00000000-0000-4000-8000-000000000000',
  timestamp: '1763236800',
  hash: 'x',
  organization: 'infolettre',
  key: 'cle',
  field: 'objets_perdus_files',
  number: '1',
  path: 'pages',
};

/** Fields that the calls of the services read, in one heap: a call passes over those it does not know. */
const callFields: Readonly<Record<string, string>> = {
  grant_type: 'password',
  client_id: 'site',
  username: 'personne@exemple.ca',
  password: 'Un-mot-de-passe-1',
  refresh_token: 'x',
  token: 'x',
  name: 'personne@exemple.ca',
  mail: 'personne@exemple.ca',
  first_name: 'Ève',
  last_name: 'Roy',
  langcode: 'fr',
  pass: 'Un-mot-de-passe-1',
  new_pass: 'Un-mot-de-passe-2',
  temp_pass: 'x',
  uid: '1',
  optins_list: 'x',
  organization: 'infolettre',
  recaptchaToken: 'x',
  resData: 'x',
  resStatus: '200',
  method: 'GET',
  path: '/api/pages',
  query: 'x',
  requestId: 'a',
  action: 'view',
  uri: '/api/pages',
  notice: '1',
  role: 'editor',
};

/** Every address of the program that takes a body: those its services describe, and the forms of its pages. */
export async function findBodyDoors(origin: string): Promise<readonly BodyDoor[]> {
  const described = await Promise.all(describedServices.map((service) => doorsOfService(origin, service)));
  const forms: BodyDoor[] = [];
  for (const path of pagesWithForms) forms.push(...(await doorsOfPage(origin, path)));
  const known = new Map([...described.flat(), ...forms].map((door) => [doorName(door), door]));
  return [...known.values()];
}

const doorName = ({ method, path, takes, fields: { _form = '' } }: BodyDoor): string =>
  `${method} ${path} ${takes} ${_form}`;

async function doorsOfService(origin: string, service: string): Promise<readonly BodyDoor[]> {
  const { status, body } = await rawRequest(origin, `/services/${service}/openapi.json`);
  if (status !== 200) return [];
  const { paths } = JSON.parse(body) as Described;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => method !== 'GET' && method !== 'HEAD')
      .map((method): BodyDoor => {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(path, name));
        return {
          method: method as BodyDoor['method'],
          path: `/services/${service}${address}`,
          takes: takenAt(service, path),
          fields: callFields,
        };
      }),
  );
}

function valueOf(path: string, name: string): string {
  if (path.includes('webform_jsonschema') || path.startsWith('/staff/forms'))
    return name === 'id' ? 'objets_perdus' : '1';
  if (path.includes('/proxy/')) return 'cms-api';
  if (path.includes('/menuFiles/')) return 'main';
  return parameters[name] ?? 'x';
}

function takenAt(service: string, path: string): BodyDoor['takes'] {
  if (/\/file\/upload|\/mediaImages\/image$|\/files(?:\/\{id\})?$/.test(path)) return 'bytes';
  if (/\/oauth\//.test(path)) return 'form';
  if (/customerProfile/.test(path)) return 'json-api';
  const isJsonApi =
    service === 'content' && path.startsWith('/api/') && !/webform|client|menuFiles/.test(path);
  return isJsonApi ? 'json-api' : 'json';
}

async function doorsOfPage(origin: string, path: string): Promise<readonly BodyDoor[]> {
  const { headers, body } = await rawRequest(origin, path, { headers: { accept: 'text/html' } });
  if (!String(headers['content-type']).startsWith('text/html')) return [];
  const page = readDocument(body);
  const names = new Set(namesOfForms(page));
  return [...names].flatMap((name): readonly BodyDoor[] => {
    const fields = page.form(name);
    const door = { method: 'POST', path, fields, headers: { Origin: origin } } as const;
    return [
      { ...door, takes: 'form' },
      { ...door, takes: 'parts' },
    ];
  });
}

const namesOfForms = (page: ReadDocument): readonly string[] =>
  page
    .elements(({ name, attribs }) => name === 'input' && attribs['name'] === '_form')
    .map(({ attribs }) => attribs['value'] ?? '');
