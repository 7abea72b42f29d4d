import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import type { PictureThread } from '#services/content/files/picture-thread.ts';
import { reduceFiles, reduceRules } from '#services/content/web-forms/reduce-files.ts';
import { editorHeaders } from '#tests/support/content-service.ts';
import { fidOf, openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';
import { drawPng } from '#tests/support/pictures.ts';
import { soundUploads } from '#tests/support/uploads.ts';

let stage: FormsStage;
beforeAll(async () => {
  stage = await openFormsStage();
});
afterAll(() => stage.close());

const dayMs = 86_400_000;
const log = createLog('silent');
const photo = drawPng(1300, 900);

/** Sends a form with a picture and a document; gives its number and theirs. */
async function complain(courriel?: string) {
  const [first, second] = [
    fidOf(await stage.sendFile('exemple', 'photo.png', photo)),
    fidOf(await stage.sendFile('exemple', 'lettre.pdf', soundUploads.pdf)),
  ];
  const sent = await stage.sendForm('exemple', {
    sujet: { motif: 'retard', jour: '2026-11-09' },
    vous: courriel === undefined ? {} : { courriel },
    details: { texte: 'Une longue plainte', modes: ['courriel'], preuves: [first, second] },
  });
  expect(sent.status).toBe(200);
  const list = await stage.get('/staff/forms/exemple/submissions', editorHeaders);
  return { number: Number(list.at('data.0.number')), picture: first, letter: second };
}

const filesOf = async ({ number }: { readonly number: number }) => {
  const one = await stage.get(`/staff/forms/exemple/submissions/${number}`, editorHeaders);
  return (
    one
      .each('files', 'name')
      .map(
        (name, nth) => [String(name), one.at(`files.${nth}.left`), one.at(`files.${nth}.reduced`)] as const,
      )
      // Both came in the same moment of a clock that stands still.
      .toSorted(([first], [second]) => second.localeCompare(first))
  );
};
const open = (id: number) => stage.get(`/staff/forms/exemple/files/${id}`, editorHeaders);
const whole = (name: string) => [name, 'whole', null];

/** In the order of the days that pass. */
describe('files that nobody opened or answered', () => {
  it('become small pictures or go after two months, and the submission says what was there', async () => {
    const silent = await complain();
    const opened = await complain();
    const reachable = await complain('marie@example.net');
    await open(opened.picture);
    stage.clock.advance(60 * dayMs - 1000);
    await stage.forms?.eraseWhatIsDue();
    expect(await filesOf(silent)).toEqual([whole('photo.png'), whole('lettre.pdf')]);
    stage.clock.advance(2000);
    expect(Object.values((await stage.forms?.eraseWhatIsDue()) ?? {})).toContain(3);
    const since = new Date(stage.clock.now()).toISOString();
    expect(await filesOf(silent)).toEqual([
      ['photo.png', 'preview', since],
      ['lettre.pdf', 'nothing', since],
    ]);
    const preview = await open(silent.picture);
    expect(preview.status).toBe(200);
    expect(String(preview.headers['content-disposition'])).toContain('photo.webp');
    expect(preview.text.slice(8, 12)).toBe('WEBP');
    expect((await open(silent.letter)).status).toBe(404);
    // What an editor opened stays, and the other one beside it goes.
    expect((await filesOf(opened)).map(([, left]) => left)).toEqual(['whole', 'nothing']);
    expect((await filesOf(reachable)).map(([, left]) => left)).toEqual(['whole', 'whole']);
    expect(await stage.forms?.eraseWhatIsDue()).toEqual({});
  });

  it('stay whole where an editor opens or answers them while they are made small', async () => {
    await stage.database.pool.query(`update form_submission set erase_at = created_at + interval '1 year'`);
    const opened = await complain();
    const answered = await complain('ada@example.net');
    await stage.database.pool.query(`update form_submission set erase_at = created_at + interval '1 year'`);
    const path = `/staff/forms/exemple/submissions/${answered.number}/replies`;
    const acts = [() => open(opened.picture), () => stage.post(path, { body: 'Voici.' }, editorHeaders)];
    stage.clock.advance(180 * dayMs + 1000);
    for (const [nth, rule] of reduceRules.entries()) {
      const act = acts[nth];
      const pictures: PictureThread = {
        ask: async () => {
          expect((await act?.())?.status).toBeLessThan(300);
          return [new Uint8Array(10)];
        },
        close: async () => {},
      };
      await reduceFiles(rule, { ...stage, pool: stage.database.pool, pictures, log, isClosing: () => false });
    }
    expect((await filesOf(opened))[0]).toEqual(whole('photo.png'));
    expect((await filesOf(answered))[0]).toEqual(whole('photo.png'));
    await stage.database.pool.query('delete from form_submission');
  });

  it('stay whole where staff answered', async () => {
    await stage.database.pool.query(`update form_submission set erase_at = created_at + interval '1 year'`);
    const answered = await complain('luc@example.net');
    const forgotten = await complain('eve@example.net');
    await stage.database.pool.query(`update form_submission set erase_at = created_at + interval '1 year'`);
    const path = `/staff/forms/exemple/submissions/${answered.number}/replies`;
    expect((await stage.post(path, { body: 'Voici.' }, editorHeaders)).status).toBe(201);
    stage.clock.advance(180 * dayMs + 1000);
    await stage.forms?.eraseWhatIsDue();
    expect((await filesOf(answered)).map(([, left]) => left)).toEqual(['whole', 'whole']);
    expect((await filesOf(forgotten)).map(([, left]) => left)).toEqual(['preview', 'nothing']);
  });

  it('are read and made small alike where they came before files were sealed', async () => {
    const old = await complain();
    const { pool } = stage.database;
    const ids = [old.picture, old.letter];
    await pool.query('delete from form_file_bytes where file_id = any($1::bigint[])', [ids]);
    for (const [nth, bytes] of [photo, soundUploads.pdf].entries())
      await pool.query('update form_file set bytes = $2, key = null where id = $1', [ids[nth], bytes]);
    expect((await open(old.letter)).text).toContain('%PDF');
    await pool.query(`update form_submission set erase_at = created_at + interval '1 year'`);
    stage.clock.advance(60 * dayMs + 1000);
    await stage.forms?.eraseWhatIsDue();
    expect((await filesOf(old)).map(([, left]) => left)).toEqual(['preview', 'whole']);
    expect((await open(old.picture)).text.slice(8, 12)).toBe('WEBP');
    const { rows } = await pool.query('select bytes from form_file where id = $1', [old.picture]);
    expect(rows).toEqual([{ bytes: null }]);
  });
});
