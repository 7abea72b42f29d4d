import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { SinkProcess } from './sink-process.ts';

/** Members who want general notices, written straight into the table. */
export async function seatMembers(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into account (uuid, mail, mail_key, first_name, last_name, langcode, is_active, general_notices,
       created_at, changed_at, last_seen_at)
     select gen_random_uuid(), mail, mail, 'Ève', 'Roy', case when nth % 5 = 0 then 'en' else 'fr' end, true, true,
       now(), now(), now()
     from (select nth, 'member.' || nth || '@exemple.ca' as mail from generate_series(1, $1::int) as nth) as person`,
    [count],
  );
  await pool.query('analyze account');
}

export async function publishNotice(origin: string, editorKey: string): Promise<void> {
  const attributes = {
    title: 'Service réduit ce soir sur tout le réseau',
    notice_type: 'eleve',
    general: true,
  };
  const answer = await fetch(`${origin}/services/content/api/notices?oneLanguage=true`, {
    method: 'POST',
    headers: { authorization: `Bearer ${editorKey}`, 'content-type': jsonApiMediaType },
    body: JSON.stringify({ data: { type: 'notices', attributes } }),
  });
  if (!answer.ok) throw new Error(`the notice was answered with ${answer.status}`);
}

/** Seconds until every mail of the notice is queued. */
export async function waitUntilQueued(pool: pg.Pool): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { rows } = await pool.query<{ done: boolean }>(
      'select done_at is not null as done from notice_telling',
    );
    if (rows[0]?.done === true) return (performance.now() - began) / 1000;
    await wait(100);
  }
}

/** Somebody asks for a profile every second, each from a network of their own; how long each mail took is told at the end. */
export function askForProfiles(
  origin: string,
  sink: SinkProcess,
  headers: (nth: number) => Record<string, string>,
) {
  const askedMs = new Map<string, number>();
  const over = new AbortController();
  const running = (async () => {
    for (let nth = 0; !over.signal.aborted; nth += 1) {
      const mail = `urgent.${nth}@exemple.ca`;
      askedMs.set(mail, performance.timeOrigin + performance.now());
      const names = { first_name: 'Ève', last_name: 'Roy', langcode: 'fr', preferred_langcode: 'fr' };
      const answer = await fetch(`${origin}/services/accounts/user/register?_format=json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers(nth) },
        body: JSON.stringify({ name: mail, mail, ...names }),
      });
      if (answer.status !== 200) throw new Error(`a profile was answered with ${answer.status}`);
      await wait(1000);
    }
  })();
  return async (): Promise<number[]> => {
    over.abort();
    await running;
    await wait(3000);
    const { urgent } = await sink.read();
    return [...askedMs]
      .map(([mail, sinceMs]) => (urgent[mail] ?? Infinity) - sinceMs)
      .toSorted((a, b) => a - b);
  };
}
