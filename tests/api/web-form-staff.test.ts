import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formRetentionRules } from '#services/content/web-forms/form-retention.ts';
import { editorHeaders, employeeHeaders } from '#tests/support/content-service.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fidOf, openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';
import { soundUploads } from '#tests/support/uploads.ts';

let stage: FormsStage;
let fid = 0;
beforeAll(async () => {
  stage = await openFormsStage();
  fid = fidOf(await stage.sendFile('exemple', 'photo.jpg', soundUploads.jpg));
  await stage.sendForm('exemple', {
    sujet: { motif: 'retard', jour: '2026-11-09', parcours: '800' },
    vous: { courriel: 'Marie@example.net' },
    details: { texte: '=HYPERLINK("http://mal.example")', modes: ['courriel'], preuves: [fid] },
  });
  await stage.sendForm(
    'exemple',
    {
      sujet: { motif: 'autre', precision: 'bruit, "le soir"', jour: '2026-11-08' },
      details: { texte: 'Deux lignes\net une virgule, ici', modes: ['poste'] },
    },
    { visitor: 'two', locale: 'en' },
  );
});
afterAll(() => stage.close());

const editor = { ...editorHeaders, 'x-actor': 'Ang%C3%A8le' };
const asEditor = (url: string) => stage.get(url, editor);
const audited = async () => {
  const { rows } = await stage.database.pool.query<{ act: string; actor: string }>(
    'select act, actor from form_audit order by id desc limit 1',
  );
  return rows[0];
};

/** Every call about what riders sent. */
const calls: readonly ['GET' | 'POST' | 'DELETE', string, object?][] = [
  ['GET', '/staff/forms'],
  ['GET', '/staff/forms/exemple/submissions'],
  ['GET', '/staff/forms/exemple/submissions/1'],
  ['GET', '/staff/forms/exemple/export'],
  ['GET', '/staff/forms/exemple/files/1'],
  ['POST', '/staff/forms/exemple/submissions/1/replies', { body: 'Bonjour' }],
  ['POST', '/staff/forms/erase', { mail: 'marie@example.net' }],
  ['DELETE', '/staff/forms/exemple/submissions/1'],
];

describe('what riders sent', () => {
  it.each(calls)('is for editors alone: %s %s', async (method, url, body) => {
    const ask = (headers: Record<string, string>) =>
      method === 'GET'
        ? stage.get(url, headers)
        : stage.send(
            method,
            url,
            body ? { 'content-type': 'application/json', ...headers } : headers,
            body && JSON.stringify(body),
          );
    expect((await ask({})).status).toBe(401);
    for (const headers of [employeeHeaders, { authorization: 'Bearer x' }])
      expect((await ask(headers)).status).toBe(403);
  });

  it('is counted by form, with what waits for an answer', async () => {
    const answer = await asEditor('/staff/forms');
    expect(answer.each('data', 'id')).toEqual(['exemple', 'commentaire']);
    expect(answer.at('data.0')).toMatchObject({ count: 2, unanswered: 1, title: { en: 'An example' } });
    expect(answer.at('data.1')).toMatchObject({ count: 0, unanswered: 0, latest: null });
  });

  it('is listed with the latest first, page by page', async () => {
    const first = await asEditor('/staff/forms/exemple/submissions?limit=1');
    expect([first.each('data', 'number'), first.at('next')]).toEqual([[2], 2]);
    const second = await asEditor('/staff/forms/exemple/submissions?limit=1&before=2');
    expect([second.each('data', 'number'), second.at('next')]).toEqual([[1], null]);
    for (const query of ['limit=0', 'limit=1000', 'before=x', 'before=9007199254740993'])
      expect((await asEditor(`/staff/forms/exemple/submissions?${query}`)).status).toBe(400);
  });

  it('is read as the rider saw it, and that is written down', async () => {
    const answer = await asEditor('/staff/forms/exemple/submissions/2');
    expect(answer.at('langcode')).toBe('en');
    expect(answer.at('fields.0')).toEqual({ key: 'sujet-motif', label: 'Reason', text: 'Other' });
    expect(await audited()).toEqual({ act: 'read', actor: 'Angèle' });
    expect((await asEditor('/staff/forms/exemple/submissions/77')).status).toBe(404);
    expect((await asEditor('/staff/forms/commentaire/submissions/1')).status).toBe(404);
  });

  it('is a table for spreadsheets, in which nothing a rider wrote is a formula', async () => {
    const answer = await asEditor('/staff/forms/exemple/export?format=csv');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="exemple.csv"; filename*=UTF-8''exemple.csv`,
    );
    const [head = '', two = '', one = ''] = answer.text.split('\r\n');
    expect(head.startsWith('\uFEFFnumero,date,langue,')).toBe(true);
    expect(two).toContain('"bruit, ""le soir"""');
    expect(two).toContain('"Deux lignes\net une virgule, ici"');
    expect(one).toContain(`"'=HYPERLINK(""http://mal.example"")"`);
    expect(await audited()).toEqual({ act: 'export', actor: 'Angèle' });
  });

  it('is a list for programs', async () => {
    const answer = await asEditor('/staff/forms/exemple/export?format=json');
    expect((answer.json as { number: number }[]).map(({ number }) => number)).toEqual([2, 1]);
    expect((await asEditor('/staff/forms/commentaire/export?format=json')).json).toEqual([]);
    expect((await asEditor('/staff/forms/exemple/export?format=xml')).status).toBe(400);
  });

  it('gives files to be saved, and shows none', async () => {
    const answer = await asEditor(`/staff/forms/exemple/files/${fid}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="photo.jpg"; filename*=UTF-8''photo.jpg`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await asEditor('/staff/forms/exemple/files/999')).status).toBe(404);
    const waiting = fidOf(await stage.sendFile('exemple', 'b.pdf', soundUploads.pdf));
    expect((await asEditor(`/staff/forms/exemple/files/${waiting}`)).status).toBe(404);
  });
});

describe('an answer to a rider', () => {
  const reply = (number: number, body: unknown) =>
    stage.post(`/staff/forms/exemple/submissions/${number}/replies`, body, editor);

  it('is mailed in their language, once, and kept with what they sent', async () => {
    const before = stage.mails.length;
    const answer = await reply(1, { body: 'Bonjour,\n\nmerci de nous l’avoir dit.' });
    expect([answer.status, answer.at('replies.0.actor')]).toEqual([201, 'Angèle']);
    await eventually(() => expect(stage.mails.length).toBe(before + 1));
    expect(stage.mails.at(-1)).toMatchObject({
      to: 'Marie@example.net',
      subject: 'Réponse à votre message nº\u00a01',
    });
    expect(stage.mails.at(-1)?.text).toContain('merci de nous l’avoir dit.');
    await eventually(async () =>
      expect((await asEditor('/staff/forms/exemple/submissions/1')).at('replies.0.state')).toBe('sent'),
    );
  });

  it('cannot go to who gave no address, nor be empty', async () => {
    expect((await reply(2, { body: 'Bonjour' })).status).toBe(422);
    for (const body of [{ body: ' ' }, {}, { body: 'x'.repeat(10_001) }, { body: '\u0000' }])
      expect((await reply(1, body)).status).toBe(422);
    expect((await reply(77, { body: 'Bonjour' })).status).toBe(404);
  });
});

describe('what is erased', () => {
  const left = async () => {
    const { rows } = await stage.database.pool.query<{ rows: number }>(
      `select (select count(*) from form_submission) + (select count(*) from form_file where submission_id is not null)
         + (select count(*) from form_reply) + (select count(*) from form_mail) as rows`,
    );
    return Number(rows[0]?.rows);
  };

  it('by the address that it names goes with its files, answers and mails', async () => {
    const answer = await stage.post('/staff/forms/erase', { mail: 'MARIE@example.net' }, editor);
    expect(answer.json).toEqual({ erased: 1 });
    expect((await stage.post('/staff/forms/erase', { mail: 'marie@example.net' }, editor)).json).toEqual({
      erased: 0,
    });
    expect((await asEditor('/staff/forms/exemple/submissions')).each('data', 'number')).toEqual([2]);
    const { rows } = await stage.database.pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from (
        select row_to_json(a)::text as t from form_audit a union all select row_to_json(m)::text from form_mail m) as all_rows`,
    );
    expect(rows[0]?.text.toLowerCase()).not.toContain('marie');
  });

  it('by an address is what names that one, and nothing of who is called alike', async () => {
    const say = (texte: string, visitor: string) => stage.sendForm('commentaire', { texte }, { visitor });
    await say('Écrivez-moi\na@b.ca.', 'alike-1');
    await say('Mon adresse est maria@b.ca', 'alike-2');
    await say('a@b.cat, ou a@b.ca.example', 'alike-3');
    const erase = (mail: string) => stage.post('/staff/forms/erase', { mail }, editor);
    for (const none of ['ari', '@b.ca', 'a@', '.*@.*', 'a b@c.ca'])
      expect([none, (await erase(none)).status]).toEqual([none, 422]);
    // Signs that mean something to a pattern are letters of an address here.
    for (const odd of ['%@b.ca', '.*@b.ca', '.+@b.ca', 'a|b@b.ca'])
      expect([odd, (await erase(odd)).json]).toEqual([odd, { erased: 0 }]);
    expect((await erase('A@B.ca')).json).toEqual({ erased: 1 });
    expect((await asEditor('/staff/forms/commentaire/submissions')).each('data', 'fields.0.text')).toEqual([
      'a@b.cat, ou a@b.ca.example',
      'Mon adresse est maria@b.ca',
    ]);
    for (const mail of ['maria@b.ca', 'a@b.cat']) expect((await erase(mail)).json).toEqual({ erased: 1 });
  });

  it('by its number goes, and nothing else does', async () => {
    const erase = () => stage.send('DELETE', '/staff/forms/exemple/submissions/2', editor);
    expect((await erase()).status).toBe(204);
    expect((await erase()).status).toBe(404);
    expect(await left()).toBe(0);
  });

  it('by itself is what is old enough, and not what is a second younger', async () => {
    await stage.sendForm('commentaire', { texte: 'Un mot.' }, { visitor: 'three' });
    const isThere = async () => {
      await stage.forms?.eraseWhatIsDue();
      return (await left()) > 0;
    };
    const { rows } = await stage.database.pool.query<{ sender: unknown }>(
      'select sender from form_submission',
    );
    expect(rows[0]?.sender).toBeTruthy();
    stage.clock.advance(30 * 86_400_000 - 1000);
    expect(await isThere()).toBe(true);
    const after = await stage.database.pool.query<{ sender: unknown }>('select sender from form_submission');
    expect(after.rows[0]?.sender).toBeNull();
    stage.clock.advance(2000);
    expect(await isThere()).toBe(false);
    expect(await audited()).toEqual({ act: 'retention', actor: 'retention' });
    expect(formRetentionRules.every(({ sql }) => sql.includes('$1'))).toBe(true);
  });
});
