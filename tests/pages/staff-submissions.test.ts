import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setRole } from '#services/accounts/staff/staff-acts.ts';
import { accountVisitsOf, deviceSettings, type Device } from '#tests/support/account-visits.ts';
import { accountsOf, joinAs, poolOf } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { riderOf, seedWithForms } from '#tests/support/sent-forms.ts';

let stage: AccountsStage;
let editor: Awaited<ReturnType<typeof joinAs>>;
let device: Device;
const rider = riderOf(() => stage);
const { visits, signInAs, fill } = accountVisitsOf(() => stage);
const root = '/employes/formulaires';
const example = `${root}/exemple`;

beforeAll(async () => {
  stage = await startAccountsStage({
    seed: seedWithForms,
    settings: { ...accountSettings, ...deviceSettings },
  });
  editor = await joinAs(stage, 'editor');
  device = await signInAs(editor);
  await rider.example('marie@exemple.net');
  await rider.example('tom@example.net', 'en');
}, 120_000);
afterAll(() => stage.app.close());

const page = (path: string) => visits.page(path, device);
const words = async (path: string) => (await page(path)).text('main');
const hrefs = async (path: string) =>
  (await page(path)).elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
const acts = async () => {
  const { rows } = await poolOf(stage).query<{ act: string; actor: string }>(
    'select act, actor from form_audit order by id',
  );
  return rows;
};

describe('the forms received', () => {
  it.each([
    [root, 'fr-ca', 'Formulaires reçus', 'Un exemple'],
    ['/en/employees/forms', 'en-ca', 'Forms received', 'An example'],
  ])('are listed at %s with what waits for an answer', async (path, lang, title, form) => {
    const { response, ...shown } = await page(path);
    expect([response.status, shown.lang, shown.headings]).toEqual([200, lang, [title]]);
    expect(shown.text('main')).toContain(`${form}22`);
    expect(shown.text('main')).not.toMatch(/Meilleur tarif|Best fare/);
  });

  it('are private: kept by nobody, listed nowhere, without anything of third parties', async () => {
    for (const path of [root, example, `${example}/1`]) {
      const { response, metas } = await page(path);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-keep')).toBeNull();
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
      expect(metas['robots']).toContain('noindex');
    }
    expect(await stage.app.text('/sitemap.xml')).not.toContain('formulaires');
  });

  it('are in the menu of editors, and of nobody else', async () => {
    expect(await hrefs('/')).toContain(root);
    expect(await hrefs('/mon-profil/mes-avis')).toContain(root);
    const employee = await signInAs(await joinAs(stage, 'employee'));
    for (const headers of [{}, employee]) {
      const html = await (await visits.ask('/', headers)).text();
      expect(html).not.toContain(root);
      expect(html).not.toContain('Formulaires reçus');
    }
  });
});

describe('who may see them', () => {
  const paths = [root, example, `${example}/1`, `${example}?format=csv`];

  it.each(paths)('is an editor alone, at %s', async (path) => {
    for (const role of ['member', 'employee'] as const) {
      const other = await signInAs(await joinAs(stage, role));
      const response = await visits.ask(path, other);
      expect([role, response.status]).toEqual([role, 403]);
      expect(await response.text()).not.toContain('marie@');
      expect((await visits.ask(`/_data${path}`, other)).status).toBe(403);
    }
    expect((await visits.ask(path, device)).status).toBe(200);
    const stranger = await visits.ask(path);
    expect([stranger.status, stranger.headers.get('location')]).toEqual([
      302,
      `/connexion?destination=${encodeURIComponent(path)}`,
    ]);
  });

  it('comes back to the page after signing in', async () => {
    const sent = await fill(`/connexion?destination=${encodeURIComponent(`${example}/1`)}`, {
      _form: 'login',
      email: editor.mail,
      password: editor.password,
    });
    expect([sent.status, sent.to]).toEqual([303, `${example}/1`]);
  });

  it('is no editor any more once the role is taken back', async () => {
    const former = await joinAs(stage, 'editor');
    const own = await signInAs(former);
    await setRole(accountsOf(stage).act, { mail: former.mail, role: 'member', actor: 'test' });
    const response = await visits.ask(root, own);
    expect([response.status, response.headers.get('location')?.split('?')[0]]).toEqual([302, '/connexion']);
    expect(await response.text()).not.toContain('Un exemple');
  });
});

describe('what was sent by one form', () => {
  it('is listed with the latest first, with its language and what is to be done', async () => {
    const text = await words(example);
    expect(text.indexOf('Envoi nº\u00a02')).toBeLessThan(text.indexOf('Envoi nº\u00a01'));
    expect(text).toMatch(/Anglais.*Delay.*À répondre.*Français.*Retard.*À répondre/);
  });

  it('is listed twenty at a time', async () => {
    for (let place = 0; place < 21; place += 1) await rider.comment(`Mot ${place}.`);
    const first = await page(`${root}/commentaire`);
    expect(first.text('main')).toMatch(/Mot 20\..*Mot 1\./);
    expect(first.text('main')).toContain('Sans adresse');
    const older = (await hrefs(`${root}/commentaire`)).find((href) => href.includes('before=')) ?? '';
    const last = await words(older);
    expect(last).toContain('Mot 0.');
    expect(last).toContain('Envois les plus récents');
    expect(last).not.toContain('Envois plus anciens');
    expect(await words(`${root}/commentaire?before=1`)).toContain('Il n’y a pas d’envoi plus ancien.');
    const nothing = await words(`${root}/contact`);
    expect(nothing).toContain('Rien n’a encore été envoyé par ce formulaire.');
    expect(nothing).not.toContain('Exporter');
  });

  it.each([
    ['csv', 'text/csv; charset=utf-8', 'numero,date,langue'],
    ['json', 'application/json; charset=utf-8', '"reply_to":"marie@exemple.net"'],
  ])('is downloaded as %s', async (format, type, words_) => {
    expect(await hrefs(example)).toContain(`${example}?format=${format}`);
    const response = await visits.ask(`${example}?format=${format}`, device);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="exemple.${format}"`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await response.text()).replaceAll(/\s*:\s*/g, ':')).toContain(words_);
    expect((await acts()).at(-1)).toEqual({ act: 'export', actor: editor.mail });
  });
});

describe('one submission', () => {
  it('shows the questions and answers as the rider saw them, in their language', async () => {
    const one = await page(`${example}/2`);
    expect(one.headings).toEqual(['Envoi nº\u00a02']);
    expect(one.breadcrumbs.slice(1)).toEqual(['Formulaires reçus', 'Un exemple', 'Envoi nº\u00a02']);
    expect(one.text('main')).toMatch(/Reason\s*Delay/);
    expect(one.text('main')).toContain('<b>une</b>');
    expect(one.elements(({ attribs }) => attribs['lang'] === 'en-CA').length).toBeGreaterThan(0);
    expect((await acts()).at(-1)).toEqual({ act: 'read', actor: editor.mail });
  });

  it('gives its files to be saved, and shows none', async () => {
    const href = (await hrefs(`${example}/1`)).find((one) => one.includes('fichier=')) ?? '';
    const response = await visits.ask(href, device);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="photo.jpg"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(new Uint8Array(await response.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  });

  it('is not read ahead by a browser that points at its link', async () => {
    const links = (await page(example)).elements(({ attribs }) => attribs['href'] === `${example}/1`);
    expect(links.map(({ attribs }) => 'data-page-link' in attribs)).toEqual([false]);
  });

  it('leads to itself in the other language', async () => {
    expect((await page(`${example}/2`)).view().shell.links.otherLanguage).toBe(
      '/en/employees/forms/exemple/2',
    );
  });
});

describe('an address that names nothing', () => {
  it.each([
    `${root}/inconnu`,
    `${root}/inconnu/1`,
    `${root}/inconnu?format=csv`,
    `${example}/999`,
    `${example}/0`,
    `${example}/1e3`,
    `${example}/-1`,
    `${example}/${'9'.repeat(15)}`,
    `${example}/${'9'.repeat(16)}`,
    `${example}/1%00`,
    `${root}/exemple%00`,
    `${root}/../../exemple%2f1`,
    `${example}?before=%00`,
    `${example}?before=x`,
    `${example}?before=99999999999999999999`,
    `${example}?fichier=%00`,
    `${example}?fichier=..%2F..%2Fexport`,
    `${example}?fichier=`,
    `${example}?fichier=999999`,
    `${root}/commentaire?fichier=1`,
  ])('is a 4xx: %s', async (path) => {
    const { status } = await visits.ask(path, device);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('an answer to a rider', () => {
  const reply = (number: number, body: string, own = device) =>
    fill(`${example}/${number}`, { _form: 'reply', body }, own);

  it('goes out by mail in their language, and is kept with what they sent', async () => {
    expect(await words(`${example}/1`)).toContain('marie@exemple.net');
    const sent = await reply(1, 'Bonjour,\r\n\r\nmerci de nous l’avoir dit. ');
    expect([sent.status, sent.to]).toEqual([303, `${example}/1?done=reply#reply`]);
    const after = await words(`${example}/1?done=reply`);
    expect(after).toContain('La réponse est gardée avec l’envoi');
    expect(after).toContain('merci de nous l’avoir dit.');
    expect(after).toContain(editor.mail);
    const [mail] = await stage.mailsTo('marie@exemple.net');
    expect(mail?.subject).toBe('Réponse à votre message nº\u00a01');
    expect(mail?.text).toContain('merci de nous l’avoir dit.');
    expect(await words(example)).toMatch(/Répondu/);
    expect(await words(root)).toContain('Un exemple21');
  });

  it('goes once when it is sent twice', async () => {
    await reply(2, 'Hello,\r\nthank you.');
    await reply(2, 'Hello,\r\nthank you.');
    expect((await words(`${example}/2`)).match(/thank you\./g)).toHaveLength(1);
    expect((await stage.mailsTo('tom@example.net'))[0]?.subject).toContain('message');
  });

  it('is refused with what was typed where it is empty, too long or odd', async () => {
    const empty = await reply(1, ' \r\n ');
    expect([empty.status, empty.text('main').includes('Écrivez la réponse.')]).toEqual([422, true]);
    const long = await reply(1, 'é'.repeat(10_001));
    expect([long.status, long.text('main').includes('10000\u00a0caractères au plus')]).toEqual([422, true]);
    for (const body of ['a\0b', 'x'.repeat(200_000)])
      expect([413, 422]).toContain((await reply(1, body)).status);
  });

  it('has no form where no address was given, and is refused when it is sent all the same', async () => {
    const path = `${root}/commentaire/4`;
    expect(await words(path)).toContain('Cette personne n’a pas donné d’adresse courriel');
    expect((await page(path)).elements(({ name }) => name === 'textarea')).toEqual([]);
    expect((await fill(path, { _form: 'reply', body: 'Bonjour' }, device)).status).toBe(422);
  });

  it('is refused to who is no editor, and to what is no page of a submission', async () => {
    const employee = await signInAs(await joinAs(stage, 'employee'));
    expect((await reply(1, 'Bonjour', employee)).status).toBe(403);
    expect((await fill(`${example}/999`, { _form: 'reply', body: 'a' }, device)).status).toBe(404);
    const stranger = await fill(`${example}/1`, { _form: 'reply', body: 'Bonjour' });
    expect([stranger.status, stranger.to?.startsWith('/connexion?')]).toEqual([303, true]);
    expect((await words(`${example}/1`)).match(/Bonjour/g)).toHaveLength(1);
  });
});

describe('what is erased', () => {
  it('is asked for once more, then gone, and the list says so', async () => {
    const path = `${root}/commentaire/3`;
    const asked = await fill(path, { _form: 'erase-submission' }, device);
    expect([asked.status, asked.text('dialog')]).toEqual([
      200,
      expect.stringContaining('Effacer l’envoi nº\u00a03 pour toujours\u00a0?'),
    ]);
    expect((await visits.ask(path, device)).status).toBe(200);
    const sent = await fill(path, { _form: 'erase-submission', confirmed: 'yes' }, device);
    expect([sent.status, sent.to]).toEqual([
      303,
      `${root}/commentaire?done=erase-submission#erase-submission`,
    ]);
    expect(await words(sent.to ?? '')).toContain('L’envoi est effacé');
    expect((await visits.ask(path, device)).status).toBe(404);
    expect((await acts()).some(({ act, actor }) => act === 'erase' && actor === editor.mail)).toBe(true);
  });

  it('by an address goes whatever the form, and the page says how much', async () => {
    await rider.comment('Un mot.', 'Marie@exemple.net');
    const erase = (fields: Record<string, string>) =>
      fill(root, { _form: 'erase-by-mail', mail: ' marie@exemple.net', ...fields }, device);
    const asked = await erase({});
    expect(asked.text('dialog')).toContain('marie@exemple.net');
    expect(asked.form('erase-by-mail')).toMatchObject({
      mail: 'marie@exemple.net',
      asked: 'marie@exemple.net',
    });
    // The window asks about another address than the one that is in the field by now.
    expect((await erase({ confirmed: 'yes', asked: 'tom@example.net' })).text('dialog')).toContain('marie@');
    const sent = await erase({ confirmed: 'yes', asked: 'marie@exemple.net' });
    expect([sent.status, sent.to]).toEqual([303, `${root}?done=erase-by-mail&effaces=2#erase-by-mail`]);
    expect(await words(sent.to ?? '')).toContain('2\u00a0envois sont effacés.');
    expect(await words(example)).not.toContain('Envoi nº\u00a01');
    const again = await erase({ confirmed: 'yes', asked: 'marie@exemple.net' });
    expect(await words(again.to ?? '')).toContain('Rien n’est effacé.');
  });

  it('needs an address that is one', async () => {
    for (const mail of ['', 'marie', 'a\0@exemple.ca', `${'x'.repeat(300)}@exemple.ca`]) {
      const sent = await fill(root, { _form: 'erase-by-mail', mail, asked: mail, confirmed: 'yes' }, device);
      expect([mail.slice(0, 9), sent.status]).toEqual([mail.slice(0, 9), 422]);
    }
    expect(await words(`${root}?done=erase-by-mail&effaces=%3Cb%3E`)).not.toContain('effacés.');
  });
});

describe('a page that an editor has seen', () => {
  it('is shown to nobody else afterwards', async () => {
    await page(`${example}/2`);
    for (const path of [`${example}/2`, `/_data${example}/2`]) {
      const response = await visits.ask(path);
      expect(await response.text()).not.toContain('tom@example.net');
    }
  });
});
