import type pg from 'pg';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Log } from '#platform/log/log.ts';
import { planVariants } from '#services/content/files/picture-order.ts';
import type { PictureThread } from '#services/content/files/picture-thread.ts';
import { findPixels } from '#services/content/files/pixels.ts';
import { keptBytes, openBytes, replaceSealed, type KeptBytes } from './file-bytes.ts';

/** A rule of `docs/personal-data.md`: after so many days files that nobody needed make room. */
interface ReduceRule {
  readonly name: string;
  readonly days: number;
  /** About the submission `sent`. */
  readonly condition: string;
}

export const reduceRules: readonly ReduceRule[] = [
  {
    name: 'files without an address to answer to, unopened and unanswered: pictures are made small, others go',
    days: 60,
    condition: 'sent.reply_to is null',
  },
  {
    name: 'files with such an address, unopened and unanswered: the same',
    days: 180,
    condition: 'sent.reply_to is not null',
  },
];

interface ReduceOptions {
  readonly pool: pg.Pool;
  readonly pictures: PictureThread;
  readonly clock: Clock;
  readonly log: Log;
  isClosing(): boolean;
}

interface DueFile extends KeptBytes {
  readonly id: string;
  readonly submissionId: string;
}

/** Nobody of the staff opened the file or answered what it came with. */
const unneeded = `not exists (select 1 from form_reply where submission_id = sent.id)
  and not exists (select 1 from form_audit where act = 'file' and number = sent.number
    and facts ->> 'file' = file.id::text)`;

const dayMs = 86_400_000;

/** Applies a rule, file by file; gives how many became smaller. A file that staff opened is theirs, and stays as it is. */
export async function reduceFiles(rule: ReduceRule, options: ReduceOptions): Promise<number> {
  const { pool, clock, isClosing } = options;
  const before = new Date(clock.now() - rule.days * dayMs);
  let count = 0;
  for (let last = '0'; !isClosing();) {
    const file = await findDue(pool, rule, { before, last });
    if (!file) break;
    last = file.id;
    const small = await makeSmall(file, options);
    if (small !== undefined && (await replaceBytes(pool, { ...file, small, nowMs: clock.now() }))) count += 1;
  }
  return count;
}

async function findDue(
  pool: pg.Pool,
  { condition }: ReduceRule,
  { before, last }: { readonly before: Date; readonly last: string },
): Promise<DueFile | undefined> {
  const { rows } = await pool.query<DueFile>(
    `select file.id::text as id, ${keptBytes('file')}, sent.id as "submissionId"
     from form_file as file join form_submission as sent on sent.id = file.submission_id
     where file.reduced_at is null and file.id > $2 and sent.created_at < $1 and ${condition}
       and ${unneeded}
     order by file.id limit 1`,
    [before, last],
  );
  return rows[0];
}

interface Replacement {
  readonly id: string;
  readonly submissionId: string;
  readonly small: Buffer;
  readonly nowMs: number;
}

/** Making it small took a while: who opened or answered it meanwhile needs it. Whoever does so now waits for this. */
function replaceBytes(pool: pg.Pool, { id, submissionId, small, nowMs }: Replacement): Promise<boolean> {
  return inTransaction(pool, async (on) => {
    await on.query('select 1 from form_submission where id = $1 for update', [submissionId]);
    const { rowCount } = await on.query(
      `update form_file as file set reduced_at = $2 from form_submission as sent
       where file.id = $1 and file.reduced_at is null and sent.id = file.submission_id and ${unneeded}`,
      [id, new Date(nowMs)],
    );
    if (rowCount === 1) await replaceSealed(on, id, small);
    return rowCount === 1;
  });
}

const nothing = Buffer.alloc(0);

/** A small picture of a picture, nothing of any other file; undefined where it cannot be made now. */
async function makeSmall(file: DueFile, { pictures, log }: ReduceOptions): Promise<Buffer | undefined> {
  const bytes = openBytes(file);
  const picture = findPixels(bytes);
  const plan = picture && planVariants(picture.size).findLast(({ ending }) => ending === 'webp');
  if (!picture || !plan) return nothing;
  try {
    const made = await pictures.ask({ bytes, type: picture.kind.type, plans: [plan] });
    // What nobody can read to its end nobody can look at either.
    return made?.[0] ? Buffer.from(made[0]) : nothing;
  } catch (err) {
    log.warn({ err }, 'a picture of a form cannot be made small; it stays until the next hour');
    return undefined;
  }
}
