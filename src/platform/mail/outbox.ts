import { createHash } from 'node:crypto';
import { access, constants, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { Clock } from '../clock.ts';
import { makeFolder } from '../make-folder.ts';
import { putFile } from '../put-file.ts';
import type { FinishedMail, MailSender, SendOutcome } from './mail-sender.ts';
import { UnwritableMail, writeMail } from './write-mail.ts';

/** A mail that stays here. */
export interface KeptMail {
  readonly id: string;
  readonly keptAtMs: number;
  readonly mail: FinishedMail;
}

/** Where mail goes while no server is set: nothing leaves, and whoever is at the machine can read it. */
export interface Outbox extends MailSender {
  /** The newest first. */
  list(): Promise<readonly KeptMail[]>;
  /** With the mail as it would have gone. */
  read(id: string): Promise<(KeptMail & { readonly eml: Buffer }) | undefined>;
}

interface OutboxOptions {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
}

const mostKept = 200;
const width = 8;
const longestMs = 1000;
const timeDigits = 15;
const idPattern = /^\d{15}-[0-9a-f]{24}$/;

const keptSchema = z.object({
  keptAtMs: z.number(),
  mail: z.object({
    from: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    messageId: z.string(),
    headers: z.record(z.string(), z.string()),
    atMs: z.number(),
  }),
});

/**
 * Keeps the newest mails in a folder: for each an `.eml`, as any mail program opens it, and a `.json` for our page, which
 * comes last and makes it one. Several processes may keep mails in the same folder.
 */
export function createOutbox({ folder, clock, log }: OutboxOptions): Outbox {
  const pathOf = (id: string, ending: string) => join(folder, `${id}.${ending}`);

  async function keep(mail: FinishedMail): Promise<string> {
    const { bytes } = await writeMail(mail);
    const keptAtMs = clock.now();
    const id = idOf(mail, keptAtMs);
    await putFile(pathOf(id, 'eml'), bytes);
    await putFile(pathOf(id, 'json'), JSON.stringify({ keptAtMs, mail }));
    return id;
  }

  /** The ids of whatever lies here, the newest first; files that are not ours have none. */
  async function listIds(ending = ''): Promise<string[]> {
    const names = await readdir(folder).catch(noneWhereMissing);
    const ids = names
      .filter((name) => name.endsWith(ending))
      .map((name) => name.split('.', 1)[0] ?? '')
      .filter((id) => idPattern.test(id));
    return [...new Set(ids)].toSorted().toReversed();
  }

  async function letOldGo(): Promise<void> {
    const old = new Set((await listIds()).slice(mostKept));
    if (old.size === 0) return;
    // Halves that a process left behind when it ended go with the rest.
    const names = (await readdir(folder)).filter((name) => old.has(name.split('.', 1)[0] ?? ''));
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  }

  async function find(id: string): Promise<KeptMail | undefined> {
    const text = await readFile(pathOf(id, 'json'), 'utf8').catch(undefinedWhereMissing);
    if (text === undefined) return undefined;
    return { id, ...keptSchema.parse(JSON.parse(text)) };
  }

  /** A file that somebody changed by hand is passed over; the others are shown. */
  async function findReadable(id: string): Promise<KeptMail | undefined> {
    try {
      return await find(id);
    } catch (err) {
      log.warn({ err, id }, 'a mail of the outbox cannot be read');
      return undefined;
    }
  }

  async function send(mail: FinishedMail): Promise<SendOutcome> {
    try {
      const id = await keep(mail);
      await letOldGo();
      return { kind: 'accepted', answer: `kept in the outbox as ${id}` };
    } catch (err) {
      const isForGood = err instanceof UnwritableMail;
      log.error({ err }, 'a mail cannot be kept in the outbox');
      return { kind: 'refused', isForGood, answer: isForGood ? err.message : 'the outbox cannot be written' };
    }
  }

  return {
    width,
    longestMs,
    send,
    check: async () => {
      try {
        makeFolder(folder);
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (cause) {
        throw new AppError('unavailable', 'the folder of the outbox cannot be used', { cause });
      }
    },
    close: () => Promise.resolve(),
    list: async () => {
      const ids = await listIds('.json');
      const mails = await Promise.all(ids.slice(0, mostKept).map(findReadable));
      return mails.filter((mail) => mail !== undefined);
    },
    read: async (id) => {
      if (!idPattern.test(id)) return undefined;
      const kept = await findReadable(id);
      const eml = kept && (await readFile(pathOf(id, 'eml')).catch(undefinedWhereMissing));
      return kept && eml ? { ...kept, eml } : undefined;
    },
  };
}

/** By time and by the mail, in digits of ours: nothing that a mail says names a file. */
function idOf({ messageId }: FinishedMail, keptAtMs: number): string {
  const time = String(Math.max(0, Math.trunc(keptAtMs))).padStart(timeDigits, '0');
  return `${time}-${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}`;
}

function undefinedWhereMissing(fault: unknown): undefined {
  if ((fault as NodeJS.ErrnoException).code !== 'ENOENT') throw fault;
}

const noneWhereMissing = (fault: unknown): string[] => undefinedWhereMissing(fault) ?? [];
