import { describe, expect, it } from 'vitest';
import type { Arrival } from '../kills/ledger.ts';
import { judgeForms } from './judge-forms.ts';
import type { FormLedger, KeptSubmission, Sending } from './ledger.ts';

const files = [
  { id: 1, digest: 'aa' },
  { id: 2, digest: 'bb' },
];
const sending: Sending = { word: 'w', isMachine: false, files, outcomes: ['confirmed'], vainUploads: 0 };
const row: KeptSubmission = { id: 's', word: 'w', files };
const mail = { id: 'm', submissionId: 's', state: 'sent' };
const arrival: Arrival = {
  messageId: '<m@host>',
  to: 'service@exemple.ca',
  isConfirmed: true,
  atMs: 1000,
  lineSinceMs: 500,
  place: 'one',
};
const well: FormLedger = {
  sent: [sending],
  submissions: [row],
  mails: [mail],
  unclaimed: { before: 3, after: 0 },
  halves: [],
  deaths: [],
  arrivals: [arrival],
  unanswered: [],
};
const nothing = { submissions: [], mails: [], arrivals: [] };
const saying = (...outcomes: Sending['outcomes']): Pick<FormLedger, 'sent'> => ({
  sent: [{ ...sending, outcomes }],
});
const amissIn = (change: Partial<FormLedger>) => judgeForms({ ...well, ...change }).amiss;

describe('the judge of the drill of forms', () => {
  it.each<[string, Partial<FormLedger>]>([
    ['every submission is there once, with its files and its mail', {}],
    ['one without an answer is there', saying('unknown')],
    ['one without an answer is not there', { ...saying('unknown'), ...nothing }],
    ['one without an answer was there when it was tried again', saying('unknown', 'refused')],
    ['a machine was refused', { sent: [{ ...sending, isMachine: true, outcomes: ['refused'] }], ...nothing }],
    ['somebody left after the files', { ...saying(), ...nothing }],
  ])('finds nothing where %s', (_name, change) => expect(amissIn(change)).toEqual([]));

  it.each<[string, Partial<FormLedger>, RegExp]>([
    ['a confirmed one that is lost', nothing, /exactly once/],
    ['a confirmed one that is there twice', { submissions: [row, { ...row, id: 't' }] }, /exactly once/],
    ['one that was confirmed twice', saying('confirmed', 'confirmed'), /confirmed twice/],
    [
      'one without an answer that is there twice',
      { ...saying('unknown'), submissions: [row, { ...row, id: 't' }] },
      /more than once/,
    ],
    ['a refused one that is there', saying('refused'), /refused, or never sent/],
    ['one that nobody sent', saying(), /refused, or never sent/],
    ['somebody who was refused for nothing', { ...saying('refused'), ...nothing }, /nothing of theirs/],
    ['a machine that was taken', { sent: [{ ...sending, isMachine: true }] }, /machines/],
    ['a file that is missing', { submissions: [{ ...row, files: files.slice(1) }] }, /their files/],
    [
      'a file of somebody else',
      { submissions: [{ ...row, files: [...files, { id: 3, digest: 'cc' }] }] },
      /their files/,
    ],
    [
      'a file with other bytes',
      { submissions: [{ ...row, files: files.map((file) => ({ ...file, digest: 'cc' })) }] },
      /their files/,
    ],
    ['a submission without a mail', { mails: [], arrivals: [] }, /one mail each/],
    ['a mail that did not arrive', { arrivals: [] }, /lost/],
    ['a mail that never came to an end', { mails: [{ ...mail, state: 'queued' }] }, /lost/],
    ['a mail for nothing', { ...saying('unknown'), ...nothing, arrivals: [arrival] }, /rolled back/],
    [
      'a second arrival without a reason',
      { arrivals: [arrival, { ...arrival, atMs: 9000 }] },
      /twice without/,
    ],
    ['a file that stays', { unclaimed: { before: 3, after: 1 } }, /no form claimed/],
    ['half of something', { halves: ['a file'] }, /other half/],
  ])('finds %s', (_name, change, words) => expect(amissIn(change).join()).toMatch(words));
});
