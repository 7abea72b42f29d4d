import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchDisk } from '#platform/disk-room.ts';
import { editorHeaders } from '#tests/support/content-service.ts';
import { fidOf, openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';
import { createMemoryFiles } from '#tests/support/memory-files.ts';
import { soundUploads } from '#tests/support/uploads.ts';

const megabyte = 1024 * 1024;
const { pdf } = soundUploads;

let stage: FormsStage;
let hasRoom = true;
beforeAll(async () => {
  const disk = {
    check: () => watchDisk(tmpdir(), hasRoom ? 0 : Number.MAX_SAFE_INTEGER).check(),
  };
  stage = await openFormsStage({
    mostInDay: { ofNetwork: 3 * pdf.length, ofAll: 1000 * pdf.length },
    disk,
    files: { store: createMemoryFiles(), disk },
  });
});
afterAll(() => stage.close());
beforeEach(async () => {
  hasRoom = true;
  await stage.database.pool.query('delete from form_file');
  await stage.database.pool.query('delete from form_upload');
  await stage.database.pool.query('delete from form_caller_upload');
});

const minuteMs = 60_000;
const send = async (visitor: string) => (await stage.sendFile('exemple', 'a.pdf', pdf, visitor)).status;

/** Something that waits for its form already. */
async function holdBytes(visitor: string, bytes: number): Promise<number> {
  const fid = fidOf(await stage.sendFile('exemple', 'a.pdf', pdf, visitor));
  await stage.database.pool.query('update form_file set size = $2 where id = $1', [fid, bytes]);
  return fid;
}

const isThere = async (fid: number): Promise<boolean> => {
  const { rowCount } = await stage.database.pool.query('select 1 from form_file where id = $1', [fid]);
  return rowCount === 1;
};

describe('what a network may send in a day', () => {
  it.each([
    ['the /24 of an IPv4 address', (nth: number) => `203.0.113.${nth}`, '203.0.114.1'],
    ['the /48 of an IPv6 one', (nth: number) => `2001:db8:1:${nth}::`, '2001:db8:2::'],
  ])('is counted by %s, claimed or not, and begins anew the next day', async (_what, addressOf, other) => {
    for (const nth of [1, 2, 3]) expect(await send(addressOf(nth))).toBe(201);
    // A form took them: they wait no more, and lie on the disk all the same.
    await stage.database.pool.query('delete from form_file');
    const refused = await stage.sendFile('exemple', 'a.pdf', pdf, addressOf(4));
    expect(refused.status).toBe(429);
    expect(await send(other)).toBe(201);
    stage.clock.advance(24 * 3_600_000);
    expect(await send(addressOf(5))).toBe(201);
  });

  it('is not counted where the file is refused', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      expect((await stage.sendFile('exemple', 'a.pdf', Buffer.from('x'), '203.0.113.1')).status).toBe(422);
    expect(await send('203.0.113.1')).toBe(201);
  });

  it('is counted for all who send at the same moment', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, (_, nth) => send(`203.0.113.${nth}`)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  });

  it('keeps no address, and goes after two days', async () => {
    await send('203.0.113.1');
    const kept = async () => {
      const { rows } = await stage.database.pool.query<{ text: string }>(
        `select coalesce(string_agg(f::text, ' '), '') as text
         from (select f::text from form_upload as f union all select f::text from form_caller_upload as f) as f`,
      );
      return rows[0]?.text ?? '';
    };
    expect(await kept()).not.toContain('203');
    expect(await kept()).not.toContain(Buffer.from('203.0.113').toString('hex'));
    stage.clock.advance(3 * 24 * 3_600_000);
    await stage.forms?.eraseWhatIsDue();
    expect(await kept()).toBe('');
  });

  it('is not counted where the file could not be written', async () => {
    await stage.database.pool.query(
      "create function refuse_file() returns trigger as 'begin raise exception ''no''; end' language plpgsql",
    );
    await stage.database.pool.query(
      'create trigger refuse_file before insert on form_file for each row execute function refuse_file()',
    );
    for (let nth = 0; nth < 4; nth += 1) expect(await send('203.0.113.1')).toBeGreaterThanOrEqual(500);
    await stage.database.pool.query('drop function refuse_file cascade');
    for (let nth = 0; nth < 3; nth += 1) expect(await send('203.0.113.1')).toBe(201);
  });

  it('is no bound for a first form where the disk is watched', async () => {
    await stage.database.pool.query(`insert into form_upload (day, network, bytes) values ($1, '', 1e12)`, [
      new Date(stage.clock.now()),
    ]);
    expect(await send('203.0.113.1')).toBe(201);
  });
});

describe('files that wait for their form', () => {
  it('of twenty networks leave room for who has none there', async () => {
    for (let nth = 0; nth < 20; nth += 1) await holdBytes(`198.51.${nth}.1`, 50 * megabyte);
    expect(await send('198.51.3.9')).toBe(503);
    expect(await send('203.0.113.1')).toBe(201);
    expect(await send('2001:db8:7::')).toBe(201);
  });

  it('are counted for a whole network', async () => {
    await holdBytes('2001:db8:1:1::', 60 * megabyte);
    expect(await send('2001:db8:1:2::')).toBe(429);
    expect(await send('2001:db8:2:2::')).toBe(201);
  });

  it.each([
    ['address', '203.0.113.1', '203.0.113.2'],
    ['household', '2001:db8:1:1::', '2001:db8:1:2::'],
  ])('of one %s that takes all it gets leave room for its neighbour', async (_what, greedy, neighbour) => {
    await holdBytes(greedy, 30 * megabyte);
    expect(await send(greedy)).toBe(429);
    expect(await send(neighbour)).toBe(201);
  });

  it('wait the shorter the fuller it is, for all', async () => {
    const first = await holdBytes('198.51.0.1', 50 * megabyte);
    stage.clock.advance(9 * minuteMs);
    for (let nth = 1; nth < 20; nth += 1) await holdBytes(`198.51.${nth}.1`, 50 * megabyte);
    await send('203.0.113.1');
    expect(await isThere(first)).toBe(true);
    stage.clock.advance(2 * minuteMs);
    expect(await send('203.0.113.1')).toBe(201);
    expect(await isThere(first)).toBe(false);
  });

  it('of one network wait the shorter where that is full, and those of others as long as ever', async () => {
    const other = await holdBytes('203.0.113.1', megabyte);
    const first = await holdBytes('198.51.100.1', 60 * megabyte);
    expect(await send('198.51.100.2')).toBe(429);
    stage.clock.advance(11 * minuteMs);
    expect(await send('198.51.100.2')).toBe(201);
    expect([await isThere(first), await isThere(other)]).toEqual([false, true]);
  });

  it('say so in their field where they went, and everything else stays for another try', async () => {
    const first = await holdBytes('198.51.100.1', 60 * megabyte);
    stage.clock.advance(11 * minuteMs);
    await send('198.51.100.2');
    const answers = (fid: number) => ({
      sujet: { motif: 'retard', jour: '2026-11-09' },
      vous: { courriel: 'a@example.net' },
      details: { texte: 'Avec un fichier', modes: ['courriel'], preuves: [fid] },
    });
    const refused = await stage.sendForm('exemple', answers(first));
    expect([refused.status, refused.at('errors.0.path')]).toEqual([400, ['details', 'preuves']]);
    expect(String(refused.at('errors.0.userMessage'))).toMatch(/^Choisissez de nouveau le fichier/);
    const again = fidOf(await stage.sendFile('exemple', 'a.pdf', pdf, '198.51.100.1'));
    expect((await stage.sendForm('exemple', answers(again))).status).toBe(200);
  });

  it('keep nothing of who sent them once a form has them', async () => {
    const fid = fidOf(await stage.sendFile('exemple', 'a.pdf', pdf, '203.0.113.1'));
    const sender = async () => {
      const { rows } = await stage.database.pool.query<{ of: string | null }>(
        'select coalesce(sender, caller)::text as of from form_file where id = $1',
        [fid],
      );
      return rows[0]?.of;
    };
    expect(await sender()).toEqual(expect.any(String));
    await stage.sendForm('exemple', {
      sujet: { motif: 'retard', jour: '2026-11-09' },
      details: { texte: 'Avec un fichier', modes: ['poste'], preuves: [fid] },
    });
    expect(await sender()).toBe(null);
  });
});

describe('a disk of which too little is free', () => {
  it('takes no file, and forms without one', async () => {
    const fid = fidOf(await stage.sendFile('exemple', 'a.pdf', pdf));
    expect(fid).toBeGreaterThan(0);
    hasRoom = false;
    const refused = await stage.sendFile('exemple', 'a.pdf', pdf);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
    const sent = await stage.sendForm('commentaire', { texte: 'Sans fichier.' });
    expect([sent.status, sent.at('saved')]).toEqual([200, true]);
    // A file that was taken before is not lost either.
    const whole = await stage.sendForm('exemple', {
      sujet: { motif: 'retard', jour: '2026-11-09' },
      vous: { courriel: 'a@example.net' },
      details: { texte: 'Avec un fichier', modes: ['courriel'], preuves: [fid] },
    });
    expect([whole.status, whole.at('saved')]).toEqual([200, true]);
  });

  it('takes none of editors either', async () => {
    const upload = () =>
      stage.send(
        'POST',
        '/api/files',
        {
          ...editorHeaders,
          'content-type': 'application/octet-stream',
          'content-disposition': 'file; filename="a.pdf"',
        },
        pdf,
      );
    expect((await upload()).status).toBe(201);
    hasRoom = false;
    expect((await upload()).status).toBe(503);
  });
});
