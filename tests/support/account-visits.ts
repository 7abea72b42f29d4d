import type { AccountsStage } from './accounts-stage.ts';
import { readDocument, type ReadDocument } from './document.ts';
import { visitsOf, type Visits } from './visits.ts';

type JoinedMember = Awaited<ReturnType<AccountsStage['join']>>;
/** A browser: its session, and the network it asks from. */
export type Device = { readonly cookie: string; readonly 'x-forwarded-for': string };
type SentBack = ReadDocument & { readonly status: number; readonly to: string | null };

/** Visits of members that the accounts service knows, without script. */
export interface AccountVisits {
  readonly visits: Visits;
  /** Signs in by the login page, on one more device. */
  signInAs(member: Pick<JoinedMember, 'mail' | 'password'>): Promise<Device>;
  /** Somebody new, signed in. */
  arrive(person?: Partial<JoinedMember>): Promise<JoinedMember & { readonly device: Device }>;
  /** Sends a form: the page that comes back, or where it leads. */
  fill(path: string, fields: Record<string, string>, device?: Device): Promise<SentBack>;
}

/** Devices are on networks of their own: one network may not send so many forms in a minute. */
export const deviceSettings = { TRUST_PROXY: '1' };
let networks = 0;

export function accountVisitsOf(stageOf: () => AccountsStage): AccountVisits {
  const visits = visitsOf(() => stageOf().app);
  const self: AccountVisits = {
    visits,
    signInAs: async ({ mail, password }) => {
      networks += 1;
      const network = { 'x-forwarded-for': `203.0.${networks >> 8}.${networks & 255}` };
      const response = await visits.send('/connexion', { _form: 'login', email: mail, password }, network);
      const set = response.headers.getSetCookie().find((one) => one.startsWith('parcours_session='));
      if (response.status !== 303 || set === undefined) throw new Error(`not signed in: ${response.status}`);
      return { cookie: set.split(';', 1)[0] ?? '', ...network };
    },
    arrive: async (person) => {
      const member = await stageOf().join(person);
      return { ...member, device: await self.signInAs(member) };
    },
    fill: async (path, fields, device) => {
      const response = await visits.send(path, fields, device);
      const { status, headers } = response;
      const html = await response.text();
      const read = readDocument(html === '' ? '<title></title>' : html);
      return { ...read, status, to: headers.get('location') };
    },
  };
  return self;
}

/** What stands in the fields of a form, whatever kind of control each is. */
export function valuesIn(page: ReadDocument, form: string): Record<string, string> {
  const controls = page.elements(
    ({ name, attribs }) => ['input', 'select'].includes(name) && (attribs['id'] ?? '').startsWith(`${form}-`),
  );
  return Object.fromEntries(
    controls.flatMap((control) => {
      const { name = '', value = '', type } = control.attribs;
      if (type === 'checkbox') return 'checked' in control.attribs ? [[name, 'on']] : [];
      if (control.name === 'input') return [[name, value]];
      const chosen = control.children.find((option) => 'attribs' in option && 'selected' in option.attribs);
      return [[name, chosen && 'attribs' in chosen ? (chosen.attribs['value'] ?? '') : '']];
    }),
  );
}
