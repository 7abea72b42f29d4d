import { describe, expect, it } from 'vitest';
import { judgeMail } from './judge-mail.ts';
import type { Arrival } from '../kills/ledger.ts';
import type { Ledger, MailRow } from './ledger.ts';

const rider = 'rider.1@exemple.ca';
const mail: MailRow = { id: 'a', kind: 'activation', state: 'sent', to: rider, noticeId: null };
const arrival: Arrival = {
  messageId: '<a@host>',
  to: rider,
  isConfirmed: true,
  atMs: 1000,
  lineSinceMs: 500,
  place: 'one',
};
const well: Ledger = {
  asked: [{ mail: rider, isAnswered: true }],
  deaths: [],
  arrivals: [arrival],
  unanswered: [],
  accounts: [rider],
  mails: [mail],
  followers: [],
  notices: [],
};
const again = { ...arrival, place: 'two', atMs: 9000, lineSinceMs: 8000 };
const amissIn = (change: Partial<Ledger>) => judgeMail({ ...well, ...change }).amiss;

describe('the judge of the mail drill', () => {
  it('finds nothing where every mail arrived once', () => expect(amissIn({})).toEqual([]));

  it.each<[string, Partial<Ledger>, RegExp]>([
    ['a mail that is lost', { arrivals: [] }, /lost/],
    ['one that never came to an end', { mails: [{ ...mail, state: 'queued' }] }, /lost/],
    ['one for work that was rolled back', { accounts: [], asked: [], mails: [] }, /rolled back/],
    ['a profile that was answered and is not there', { accounts: [] }, /answered/],
    ['two mails for one profile', { mails: [mail, { ...mail, id: 'b' }] }, /one mail each/],
    ['a second arrival without a reason', { arrivals: [arrival, again] }, /twice/],
    ['a notice that somebody was not told', { notices: ['n'], followers: [rider] }, /notices/],
    ['a death of another process', { arrivals: [arrival, again], deaths: [deathOf('two', 1100)] }, /twice/],
    ['a death long afterwards', { arrivals: [arrival, again], deaths: [deathOf('one', 8000)] }, /twice/],
  ])('finds %s', (_name, change, words) => expect(amissIn(change).join()).toMatch(words));

  it.each<[string, Partial<Ledger>]>([
    ['was not told', { arrivals: [{ ...arrival, isConfirmed: false }, again] }],
    ['says that no answer came', { arrivals: [arrival, again], unanswered: [{ place: 'one', id: 'a' }] }],
    ['was killed soon after', { arrivals: [arrival, again], deaths: [deathOf('one', 1100)] }],
    ['was killed when it was on its way', { arrivals: [arrival, again], deaths: [deathOf('one', 990)] }],
  ])('understands a second arrival where the sender %s', (_name, change) =>
    expect(amissIn(change)).toEqual([]),
  );
});

function deathOf(place: string, atMs: number) {
  return { place, step: 'at random', atMs };
}
