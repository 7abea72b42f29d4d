import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { cases } from '#tests/support/cases.ts';
import { editorHeaders } from '#tests/support/content-service.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fidOf, goodProof, openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';
import { soundUploads } from '#tests/support/uploads.ts';

let stage: FormsStage;
beforeAll(async () => {
  stage = await openFormsStage();
});
afterAll(() => stage.close());

/** What a rider answers to the sample, whole and good. */
const answers = {
  sujet: { motif: 'retard', jour: '2026-11-09' },
  vous: { courriel: 'rider@example.net' },
  details: { texte: 'Le bus est passé dix minutes trop tôt.', modes: ['courriel'] },
};
const count = async (formId = 'exemple') => {
  const { rows } = await stage.database.pool.query<{ count: number }>(
    'select count(*)::int as count from form_submission where form_id = $1',
    [formId],
  );
  return rows[0]?.count ?? 0;
};

describe('a form of the content service', () => {
  it.each(['/api/webform_jsonschema', '/webform_jsonschema'])('is read at %s', async (path) => {
    const answer = await stage.get(`${path}/exemple`);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Object.keys(answer.json as object).sort()).toEqual(
      ['buttons', 'confirmation', 'csrfToken', 'data', 'id', 'schema', 'ui'].sort(),
    );
    expect(answer.at('data')).toEqual([]);
    expect(answer.at('schema.title')).toBe('Un exemple');
    expect(answer.text).not.toContain('service@rtc-havremont.example');
  });

  it('is read in the language of the address', async () => {
    expect((await stage.get('/en/api/webform_jsonschema/exemple')).at('schema.title')).toBe('An example');
  });

  it.each(['inconnu', 'constructor', '__proto__', '..%2Fx', '%ff'])(
    'that is not there is a 4xx: %s',
    async (id) => {
      const answer = await stage.get(`/api/webform_jsonschema/${id}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.at('message')).toBeTypeOf('string');
    },
  );

  it('is nobody’s to read as staff wrote it', async () => {
    expect((await stage.get('/api/webforms')).status).toBe(401);
    expect((await stage.get('/api/webforms', editorHeaders)).status).toBe(200);
  });
});

describe('a form that is sent', () => {
  it('is kept with its files, confirmed, and mailed once to its mailbox', async () => {
    const fid = fidOf(await stage.sendFile('exemple', 'photo du bus.jpg', soundUploads.jpg));
    const before = stage.mails.length;
    const answer = await stage.sendForm('exemple', {
      ...answers,
      details: { ...answers.details, preuves: [fid] },
    });
    expect([answer.status, answer.json]).toEqual([
      200,
      { saved: true, userMessages: ['<p>Merci&nbsp;!</p>'], confirmationUrl: '/propos' },
    ]);
    await eventually(() => expect(stage.mails.length).toBe(before + 1));
    const mail = stage.mails.at(-1);
    expect(mail).toMatchObject({
      to: 'service@rtc-havremont.example',
      replyTo: 'rider@example.net',
    });
    expect(mail?.text).toContain('Le bus est passé dix minutes trop tôt.');
    expect(mail?.text).toContain('photodubus.jpg');
    expect(mail?.text).toMatch(/https:\/\/site\.example\/formulaires\/exemple\/\d+/);
    const { rows } = await stage.database.pool.query<{ claimed: boolean; sender: unknown }>(
      'select submission_id is not null as claimed, sender from form_file where id = $1',
      [fid],
    );
    expect(rows).toEqual([{ claimed: true, sender: null }]);
  });

  it('again because no answer came is kept and mailed once, with its files', async () => {
    const fid = fidOf(await stage.sendFile('exemple', 'a.pdf', soundUploads.pdf));
    const body = { ...answers, details: { ...answers.details, preuves: [fid] }, recaptchaToken: goodProof };
    const token = await stage.tokenOf('exemple');
    const before = await count();
    const send = (sending: string) =>
      stage.post('/api/webform_jsonschema/exemple', body, { 'x-csrf-token': token, 'x-sending': sending });
    const same = await Promise.all([1, 2, 3].map(() => send('0123456789abcdef')));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count()).toBe(before + 1);
    // Another one names a file that is not free any more.
    expect((await send('fedcba9876543210')).status).toBe(400);
  });

  it.each([1e300, 2 ** 63, 0.5, -1])('names no file by a number such as %s', async (id) => {
    const answer = await stage.sendForm('exemple', {
      ...answers,
      details: { ...answers.details, preuves: [id] },
    });
    expect([answer.status, answer.at('errors.0.path')]).toEqual([400, ['details', 'preuves']]);
  });

  it('keeps nothing of a field that was hidden', async () => {
    await stage.sendForm('exemple', { ...answers, sujet: { ...answers.sujet, precision: 'caché' } });
    const { rows } = await stage.database.pool.query<{ answers: object }>(
      'select answers from form_submission order by number desc limit 1',
    );
    expect(rows[0]?.answers).not.toHaveProperty('sujet-precision');
  });

  it('is refused with the path of each fault, in the language of the address', async () => {
    const before = await count();
    const answer = await stage.sendForm(
      'exemple',
      { sujet: { motif: 'autre', jour: 'demain' } },
      { locale: 'en' },
    );
    expect(answer.status).toBe(400);
    expect(answer.at('saved')).toBe(false);
    expect(answer.each('errors', 'path')).toEqual([
      ['sujet', 'precision'],
      ['sujet', 'jour'],
      ['details', 'texte'],
      ['details', 'modes'],
    ]);
    expect(answer.at('errors.0.userMessage')).toBe('The field “Specify” is required.');
    expect(answer.at('errors.1.userMessage')).toBe('The answer to “Day” is not valid.');
    expect(await count()).toBe(before);
  });

  it('is refused without a token of its own that is young enough', async () => {
    const [other, own] = [await stage.tokenOf('commentaire'), await stage.tokenOf('exemple')];
    for (const token of ['', 'x', other, `${own}x`, own.replace(/^\d/, '9')])
      expect((await stage.sendForm('exemple', answers, { token })).status).toBe(403);
    stage.clock.advance(2 * 3_600_000 + 1);
    const late = await stage.sendForm('exemple', answers, { token: own });
    expect([late.status, late.at('message')]).toEqual([403, expect.any(String)]);
  });

  it('is refused when no person sends it, and only then is the proof spent', async () => {
    const answer = await stage.sendForm('exemple', { ...answers, recaptchaToken: 'machine' });
    expect([answer.status, answer.json]).toEqual([
      400,
      { saved: false, message: 'Recaptcha invalid', errors: [] },
    ]);
  });

  it('is thanked and forgotten when a machine fills the hidden field', async () => {
    const before = await count();
    const answer = await stage.sendForm('exemple', { ...answers, url: 'https://spam.example' });
    expect([answer.status, answer.at('saved')]).toEqual([200, true]);
    expect(await count()).toBe(before);
  });

  it('to an unknown id is a 400', async () => {
    const answer = await stage.sendForm('inconnu', {}, { token: 'x' });
    expect([answer.status, answer.at('saved')]).toEqual([400, false]);
  });

  it('names no file of another form, of another submission, or of nobody', async () => {
    const fid = fidOf(await stage.sendFile('exemple', 'a.pdf', soundUploads.pdf));
    const withFiles = (...preuves: number[]) =>
      stage.sendForm('exemple', { ...answers, details: { ...answers.details, preuves } });
    expect((await withFiles(fid)).status).toBe(200);
    const before = await count();
    for (const ids of [[fid], [fid, 999_999], [2 ** 40]]) {
      const answer = await withFiles(...ids);
      expect([answer.status, answer.at('errors.0.path')]).toEqual([400, ['details', 'preuves']]);
    }
    expect(await count()).toBe(before);
  });
});

describe('a form that takes one a day', () => {
  const comment = { texte: 'Merci au chauffeur du 800.' };

  it('takes another of the same sender after twelve hours, and of others at once', async () => {
    const send = (visitor: string) => stage.sendForm('commentaire', comment, { visitor });
    expect((await send('one')).status).toBe(200);
    const soon = await send('one');
    expect([soon.status, soon.at('message')]).toEqual([429, expect.any(String)]);
    expect((await send('two')).status).toBe(200);
    stage.clock.advance(12 * 3_600_000 - 1000);
    expect((await send('one')).status).toBe(429);
    stage.clock.advance(2000);
    expect((await send('one')).status).toBe(200);
  });

  it('takes one of twenty that are sent at the same moment', async () => {
    const token = await stage.tokenOf('commentaire');
    const sent = await Promise.all(
      Array.from({ length: 20 }, () => stage.sendForm('commentaire', comment, { token, visitor: 'many' })),
    );
    expect(sent.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 429),
    ]);
  });

  it('believes nobody outside about whom they send it for', async () => {
    const token = await stage.tokenOf('commentaire');
    const origin = await stage.app.listen({ host: '127.0.0.1', port: 0 });
    const send = (visitor: string) =>
      fetch(`${origin}/api/webform_jsonschema/commentaire`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': token,
          'x-outside': '1',
          [visitorHeader]: visitor,
          [insideHeader]: 'guessed',
        },
        body: JSON.stringify({ ...comment, recaptchaToken: goodProof }),
      });
    expect([(await send('a')).status, (await send('b')).status]).toEqual([200, 429]);
  });
});

describe('whatever is posted', () => {
  it('is never a fault of the service', async () => {
    const token = await stage.tokenOf('exemple');
    const names = fc.constantFrom(
      'sujet',
      'vous',
      'details',
      'motif',
      'jour',
      'texte',
      'preuves',
      'modes',
      '__proto__',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(
          '',
          'retard',
          '2026-11-09',
          '\u0000',
          '\ud800',
          'x'.repeat(20_000),
          null,
          -0,
          2 ** 60,
        ),
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.boolean(),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    const bodies = fc.oneof(
      fc
        .dictionary(names, tree, { maxKeys: 4 })
        .map((body) => JSON.stringify({ recaptchaToken: goodProof, ...body })),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        'null',
        '[]',
        '"x"',
        '{"a":'.repeat(500),
        '['.repeat(9000),
        '{"__proto__":{"url":1}}',
      ),
    );
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status } = await stage.send(
          'POST',
          '/api/webform_jsonschema/exemple',
          { 'content-type': 'application/json', 'x-csrf-token': token, [visitorHeader]: 'odd' },
          body,
        );
        statuses.add(status);
        expect(status).toBeLessThan(500);
      }),
      cases(500),
    );
    expect(statuses).toContain(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is refused',
    async (type) => {
      const answer = await stage.send(
        'POST',
        '/api/webform_jsonschema/exemple',
        { 'content-type': type },
        'a=b',
      );
      expect(answer.status).toBe(415);
    },
  );
});
