import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { readDocument, textOf } from '#tests/support/document.ts';
import { enterAsMember, proxySettings, type MemberVisit } from '#tests/support/member-visits.ts';
import { visitsOf } from '#tests/support/visits.ts';

const paths = { fr: '/mon-profil/avis/modifier', en: '/en/my-account/notices/edit' };
const form = { _form: 'follow-notices' };
const everyDay = (number: string) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day.${number}.${day}`, 'on']));
const row = (number: string): Record<string, string> => ({
  [`row.${number}`]: '1',
  [`line.${number}`]: 'on',
  ...everyDay(number),
});

let stage: AccountsStage;
const visits = visitsOf(() => stage.app);
beforeAll(async () => {
  stage = await startAccountsStage({
    settings: { ...accountSettings, ...proxySettings },
    parts: ['site', 'content', 'accounts', 'cache', 'schedule'],
  });
}, 60_000);
afterAll(() => stage.app.close());

const send = (member: MemberVisit, fields: Record<string, string>, locale: 'fr' | 'en' = 'fr') =>
  visits.send(paths[locale], { ...form, ...fields }, member.headers);

const read = async (answer: Response) => readDocument(await answer.text());

/** The fields of the form as a browser would send it again: boxes that are ticked, and what is typed. */
function fieldsOf({ elements }: ReturnType<typeof readDocument>): Record<string, string> {
  const inputs = elements(
    ({ name, attribs }) =>
      name === 'input' && /^(row|line|day|from|until|drop|general|routes|add)\b/.test(attribs['name'] ?? ''),
  ).filter(({ attribs }) => attribs['type'] !== 'checkbox' || 'checked' in attribs);
  return Object.fromEntries(
    inputs.map(({ attribs }) => [
      attribs['name'] ?? '',
      attribs['value'] ?? (attribs['type'] === 'checkbox' ? 'on' : ''),
    ]),
  );
}

const summaries = ({ elements }: ReturnType<typeof readDocument>) =>
  elements(({ name, parent }) => name === 'summary' && parent !== null)
    .map(textOf)
    .filter((text) => /^(Jours et heures|Days and hours)/.test(text));

/** What the service knows of a member, by its own wire. */
async function known({ uuid, uid, token }: MemberVisit) {
  const user = await stage.call(`/api/users/${uuid}?include=subscribe_selected_notices`, { token });
  const { data, included = [] } = user.body as {
    data: {
      attributes: { subscribe_general_notices: boolean };
      relationships: {
        subscribe_selected_notices: {
          data: { id: string; meta: { moments?: unknown; paused?: boolean } }[];
        };
      };
    };
    included?: { id: string; attributes: { name: string } }[];
  };
  const { body } = await stage.call('/api/di/subscriptions/get', { token, json: { uid } });
  const { optins_list: optins } = body as { optins_list: { code: string; subscribed: boolean }[] };
  const numberOf = (id: string) => included.find((term) => term.id === id)?.attributes.name;
  return {
    general: data.attributes.subscribe_general_notices,
    lines: data.relationships.subscribe_selected_notices.data.map(({ id, meta }) => ({
      number: numberOf(id),
      moments: meta.moments ?? null,
      isPaused: meta.paused ?? false,
    })),
    optins: Object.fromEntries(optins.map(({ code, subscribed }) => [code, subscribed])),
  };
}

describe('the choice of notices', () => {
  it.each(['fr', 'en'] as const)(
    'begins with nothing chosen, and says where mail goes (%s)',
    async (locale) => {
      const member = await enterAsMember(stage, locale);
      const page = await visits.page(paths[locale], member.headers);
      expect(page.response.status).toBe(200);
      expect(page.response.headers.get('cache-control')).toContain('no-store');
      expect(page.text('main')).toContain(member.mail);
      expect(page.text('main')).toContain(
        locale === 'fr' ? 'Vous ne suivez encore aucun parcours.' : 'You do not follow any routes yet.',
      );
    },
  );

  it.each([
    ['fr', 'Tous les jours, toute la journée', 'Vos renseignements ont été enregistrés.'],
    ['en', 'Every day, all day', 'Your information were successfully saved.'],
  ] as const)('adds a line without losing the rest, then saves it (%s)', async (locale, always, saved) => {
    const member = await enterAsMember(stage, locale);
    const added = await send(member, { general: 'on', add: ' 801 ', do: 'add' }, locale);
    expect(added.status).toBe(200);
    const page = await read(added);
    const fields = fieldsOf(page);
    expect(fields).toMatchObject({ general: 'on', routes: 'on', 'row.801': '1', 'line.801': 'on', add: '' });
    expect(summaries(page)[0]).toContain(always);
    expect((await known(member)).lines).toEqual([]);

    const more = { ...fields, ...row('3'), 'from.3.1': '22:00', 'until.3.1': '2 h 30' };
    const { 'day.3.6': _saturday, 'day.3.7': _sunday, ...week } = more as Record<string, string>;
    const answer = await send(member, week, locale);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${paths[locale]}?done=follow-notices#follow-notices`,
    ]);
    expect(await known(member)).toEqual({
      general: true,
      lines: [
        { number: '801', moments: null, isPaused: false },
        {
          number: '3',
          moments: { weekdays: [1, 2, 3, 4, 5], hours: [{ fromS: 79_200, untilS: 95_400 }] },
          isPaused: false,
        },
      ],
      optins: { newsletter: false, general_notices: true, route_notices: true },
    });
    const after = await visits.page(answer.headers.get('location') ?? '', member.headers);
    expect(after.text('main')).toContain(saved);
    expect(fieldsOf(after)).toMatchObject({ 'from.3.1': '22:00', 'until.3.1': '02:30', 'line.801': 'on' });
    expect(fieldsOf(after)['day.3.6']).toBeUndefined();
  });

  it('says the days and the hours in words, and which line is paused', async () => {
    const member = await enterAsMember(stage);
    const times = {
      'from.801.1': '06:00',
      'until.801.1': '09:00',
      'from.801.2': '15:00',
      'until.801.2': '18:00',
    };
    const {
      'day.801.6': _six,
      'day.801.7': _seven,
      ...week
    }: Record<string, string> = { ...row('801'), ...times };
    const { 'line.250': _on, ...paused } = row('250');
    await send(member, { routes: 'on', ...week, ...row('3'), ...paused });
    const page = await visits.page(paths.fr, member.headers);
    expect(summaries(page).map((text) => text.replace(/^.*: /, ''))).toEqual([
      'Du lundi au vendredi, 6 h à 9 h, 15 h à 18 h'.replaceAll(' h', '\u00a0h'),
      'Tous les jours, toute la journée',
      'En pause',
    ]);
    expect(page.text('main')).toMatch(/↔/);
  });

  it('removes a line on saving, and keeps a paused one', async () => {
    const member = await enterAsMember(stage);
    const { 'line.3': _on, ...paused } = row('3');
    await send(member, { routes: 'on', ...row('801'), ...paused });
    await send(member, { general: 'on', routes: 'on', ...row('801'), 'drop.801': 'on', ...paused });
    const { lines, optins } = await known(member);
    expect(lines).toEqual([{ number: '3', moments: null, isPaused: true }]);
    expect(optins).toEqual({ newsletter: false, general_notices: true, route_notices: false });
  });

  it('saves a number that was typed and not added yet', async () => {
    const member = await enterAsMember(stage);
    expect((await send(member, { add: '801, 3z' })).status).toBe(422);
    expect((await send(member, { add: '801; 3' })).status).toBe(303);
    expect((await known(member)).lines.map(({ number }) => number)).toEqual(['801', '3']);
  });

  it('is entered by the key as by the button', async () => {
    const member = await enterAsMember(stage);
    const added = await read(await send(member, { do: 'enter', add: '801' }));
    expect(fieldsOf(added)).toMatchObject({ 'row.801': '1' });
    expect((await send(member, { ...fieldsOf(added), do: 'enter' })).status).toBe(303);
  });
});

describe('a choice that is refused', () => {
  it.each([
    ['fr', 'Le parcours 8001 n’existe pas. 8001 pourrait être un arrêt\u00a0: entrez le numéro du bus.'],
    ['en', 'Route 8001 does not exist. 8001 could be a stop: enter the number of the bus.'],
  ] as const)('names the line that is none, and keeps the rest (%s)', async (locale, words) => {
    const member = await enterAsMember(stage, locale);
    const typed = { general: 'on', ...row('801'), 'from.801.1': '06:15', 'until.801.1': '07:00' };
    for (const pressed of [{ do: 'add' }, {}] as Record<string, string>[]) {
      const answer = await send(member, { ...typed, ...pressed, add: '8001' }, locale);
      expect(answer.status).toBe(422);
      const page = await read(answer);
      expect(page.text('main')).toContain(words);
      expect(fieldsOf(page)).toMatchObject({ ...typed, add: '8001' });
    }
    expect((await known(member)).lines).toEqual([]);
  });

  it.each([
    [{ add: '', do: 'add' }, 'Entrez le numéro d’un parcours'],
    [{ add: 'bus', do: 'add' }, 'Le parcours bus n’existe pas.'],
    [{ ...row('801'), add: '801', do: 'add' }, 'Le parcours 801 est déjà dans votre liste.'],
    [{ 'row.801': '1', 'line.801': 'on' }, 'Parcours 801\u00a0: choisissez au moins un jour'],
    [{ ...row('801'), 'from.801.1': '25:00', 'until.801.1': '9' }, 'Parcours 801\u00a0: écrivez une heure'],
    [{ ...row('801'), 'from.801.1': '9:00' }, 'Parcours 801\u00a0: écrivez une heure'],
    [{ ...row('801'), 'from.801.2': '9:00', 'until.801.2': '9:00' }, 'la fin est la même que le début'],
  ])('says what is wrong: %j', async (fields, words) => {
    const member = await enterAsMember(stage);
    const answer = await send(member, { routes: 'on', ...(fields as Record<string, string>) });
    expect(answer.status).toBe(422);
    const page = await read(answer);
    expect(page.text('main')).toContain(words);
    expect(page.title).toMatch(/^Erreur/);
    const links = page
      .elements(({ name, attribs }) => name === 'a' && (attribs['href'] ?? '').startsWith('#follow-notices-'))
      .map(({ attribs }) => attribs['href']?.slice(1));
    expect(links.length).toBeGreaterThan(0);
    for (const id of links)
      expect(
        page.elements(({ attribs }) => attribs['id'] === id),
        id,
      ).toHaveLength(1);
  });

  it.each([
    ['fr', 'Choisissez au moins un avis'],
    ['en', 'Select at least one notice'],
  ] as const)(
    'asks for one notice where they are switched on and none is chosen (%s)',
    async (locale, words) => {
      const member = await enterAsMember(stage, locale);
      const { 'line.801': _on, ...paused } = row('801');
      const answer = await send(member, { routes: 'on', ...paused }, locale);
      expect(answer.status).toBe(422);
      expect((await read(answer)).text('main')).toContain(words);
    },
  );
});

describe('a choice of nothing at all', () => {
  it.each([
    ['fr', 'Ne plus rien recevoir\u00a0?'],
    ['en', 'Get nothing any more?'],
  ] as const)('is asked about before it is saved (%s)', async (locale, title) => {
    const member = await enterAsMember(stage, locale);
    await send(member, { general: 'on', routes: 'on', ...row('801') }, locale);
    const fields = row('801');
    const asked = await send(member, fields, locale);
    expect(asked.status).toBe(200);
    const page = await read(asked);
    const [dialog] = page.elements(({ name, attribs }) => name === 'dialog' && 'open' in attribs);
    expect(dialog && textOf(dialog)).toContain(title);
    const [confirm] = page.elements(({ attribs }) => attribs['name'] === 'confirmed');
    expect(confirm?.attribs['form']).toBe('follow-notices-form');
    expect(fieldsOf(page)).toMatchObject(fields);
    expect((await known(member)).optins['route_notices']).toBe(true);

    expect((await send(member, { ...fields, confirmed: '1' }, locale)).status).toBe(303);
    const after = await known(member);
    expect(after.lines).toHaveLength(1);
    expect(after.optins).toEqual({ newsletter: false, general_notices: false, route_notices: false });
  });

  it('is saved at once by who gets the newsletter', async () => {
    const member = await enterAsMember(stage);
    const { token, uid } = member;
    const json = { uid, optins_list: [{ code: 'newsletter', subscribed: true }] };
    await stage.call('/api/di/subscriptions/update', { token, json });
    expect((await send(member, {})).status).toBe(303);
  });
});

describe('what was never meant to be sent', () => {
  it.each([
    { 'row.801': '1', 'line.801': '\0', 'from.801.1': '\0', 'until.801.1': '9' },
    { add: '\0\u202e<script>', do: 'add' },
    { add: '9'.repeat(5000), do: 'add' },
    { offer: Array.from({ length: 300 }, (_, index) => index).join(' ') },
    { [`row.${'9'.repeat(500)}`]: '1', 'row.__proto__': '1', 'row.constructor': '1', general: 'on' },
    { 'row.801': '1', 'from.801.1': '6'.repeat(9000), 'until.801.1': '99:99' },
    { __proto__x: '1', routes: '\u{1f68d}', do: 'delete-everything' },
  ])('is answered without a fault of ours: %#', async (fields) => {
    const member = await enterAsMember(stage);
    const answer = await send(member, fields as Record<string, string>);
    expect(answer.status).toBeLessThan(500);
  });

  it('holds as many lines as a list may, and no more', async () => {
    const member = await enterAsMember(stage);
    const rows = Object.assign({}, ...Array.from({ length: 60 }, (_, index) => row(`X${index}`))) as Record<
      string,
      string
    >;
    const answer = await send(member, { ...rows, add: '801', do: 'add' });
    expect(answer.status).toBe(422);
    expect((await read(answer)).text('main')).toContain('au plus 60\u00a0parcours');
  });

  it('is for members alone, who find what they typed when they are back', async () => {
    const answer = await visits.send(paths.fr, { ...form, general: 'on' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/connexion\?destination=/),
    ]);
  });
});
