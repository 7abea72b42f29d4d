import { createHash, randomUUID } from 'node:crypto';
import { mailboxes } from '#data/content/forms/mailboxes.ts';

/** A form of the default content, with how it is filled in. */
export interface SampleForm {
  readonly id: string;
  readonly recipient: string;
  answer(word: string, files: readonly number[]): object;
}

const mail = 'usager@exemple.ca';

/** What most people send. */
export const complaint: SampleForm = {
  id: 'plainte',
  recipient: mailboxes.complaints,
  answer: (word, files) => ({
    motif: { motif: 'tarif' },
    faits: { date: '2026-11-09', recit: `Le valideur a refusé ma carte. ${word}`, fichiers: files },
    reponse: { reponse: 'courriel', courriel: mail },
  }),
};

/** What is sent for exact steps, by which its rows and its mails are known. */
export const receipt: SampleForm = {
  id: 'contact',
  recipient: mailboxes.service,
  answer: (word, files) => ({
    sujet: 'remboursement',
    message: `Voici mes reçus. ${word}`,
    recu: files,
    reponse: 'courriel',
    courriel: mail,
  }),
};

/** What a word looks like, wherever it stands. */
export const wordPattern = 'mot-[0-9a-f-]{36}';
export const newWord = (): string => `mot-${randomUUID()}`;

/** A small document like no other. */
export function makeFile(word: string, nth: number, bytes: number): Buffer {
  const head = `%PDF-1.7\n% ${word} ${nth}\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(bytes, `${nth}${word}\n`), Buffer.from('\n%%EOF')]);
}

export const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
