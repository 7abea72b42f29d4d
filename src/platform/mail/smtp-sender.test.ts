import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { makeCertificate } from '#tests/support/certificate.ts';
import { eventually } from '#tests/support/eventually.ts';
import { finishedMail } from '#tests/support/finished-mail.ts';
import { startMailSink, type MailReaction, type MailSink } from '#tests/support/mail-sink.ts';
import type { MailSender } from './mail-sender.ts';
import { shortAnswer } from './smtp-outcome.ts';
import { createSmtpThread } from './smtp-thread.ts';

const mail = finishedMail();
const refusedForNow = (answer: unknown) => ({ kind: 'refused', isForGood: false, answer });
const refusedForGood = (answer: unknown) => ({ kind: 'refused', isForGood: true, answer });

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

type SenderOptions = Partial<Parameters<typeof createSmtpThread>[0]>;

const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });

function openSender(url: string, options: SenderOptions = {}): MailSender {
  const sender = createSmtpThread({ url, log, ...options });
  ends.push(() => sender.close());
  return sender;
}

async function setStage(
  sinkOptions: Parameters<typeof startMailSink>[0] = {},
  options: SenderOptions = {},
): Promise<{ sink: MailSink; sender: MailSender }> {
  const sink = await startMailSink(sinkOptions);
  ends.push(() => sink.close());
  return { sink, sender: openSender(sink.url, options) };
}

describe('a mail that the server takes', () => {
  it('is there as it was written, with its own id, date and headers', async () => {
    const { sink, sender } = await setStage();
    expect(await sender.send(mail)).toEqual({ kind: 'accepted', answer: '250 2.0.0 Ok: queued as 1' });
    const [got] = sink.mails;
    expect(got).toMatchObject({
      from: 'no-reply@example.org',
      to: 'rider@example.net',
      messageId: mail.messageId,
    });
    expect(got?.raw).toContain('\r\nDate: Tue, 17 Nov 2026 22:10:10 +0000\r\n');
    expect(got?.raw).toMatch(/^List-Unsubscribe: <https:\/\/example\.org\/out\?t=1>\r\n/);
    expect(got?.raw).toContain('\r\nAuto-Submitted: auto-generated\r\n');
    expect(got?.raw).toMatch(/^From: =\?UTF-8\?Q\?R=C3=A9seau_urbain\?= <no-reply@example\.org>\r\n/m);
  });

  it('shares a few lines with others', async () => {
    const { sink, sender } = await setStage();
    const ids = Array.from({ length: 300 }, (_, nth) => `<${nth}@example.org>`);
    const outcomes = await Promise.all(ids.map((messageId) => sender.send({ ...mail, messageId })));
    expect(outcomes.filter(({ kind }) => kind !== 'accepted')).toEqual([]);
    expect(new Set(sink.mails.map(({ messageId }) => messageId))).toEqual(new Set(ids));
    expect(sink.lines).toBeLessThanOrEqual(sender.width);
  });

  it('goes over a new line where the server was away meanwhile', async () => {
    const { sink, sender } = await setStage();
    await sender.send(mail);
    await sink.leave();
    expect(await sender.send(mail)).toEqual(refusedForNow('no answer (ECONNREFUSED)'));
    await sink.comeBack();
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
  });
});

describe('a mail that the server refuses', () => {
  it.each<[MailReaction, string]>([
    [{ status: 550, words: '5.1.1 <rider@example.net>: no such user' }, '550 5.1.1 …: no such user'],
    [{ status: 550, words: 'No mailbox Rider here' }, '550 No mailbox … here'],
    [{ status: 553, words: '5.1.2 unknown domain' }, '553 5.1.2 unknown domain'],
    [{ status: 552, words: '5.2.2 mailbox of the sender quota is full' }, expect.any(String)],
    [{ status: 550, words: '5.4.1 Recipient address rejected' }, expect.any(String)],
    [{ status: 554, words: '5.7.1 looks like spam', at: 'data' }, '554 5.7.1 looks like spam'],
    [{ status: 552, words: '5.3.4 too large', at: 'data' }, '552 5.3.4 too large'],
  ])('for good, for its recipient or its content: %j', async (reaction, answer) => {
    const { sink, sender } = await setStage({ first: reaction });
    expect(await sender.send(mail)).toEqual(refusedForGood(answer));
    sink.will('accept');
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
  });

  it.each<MailReaction>([
    { status: 421, words: 'closing' },
    { status: 450, words: '4.2.1 try later' },
    { status: 451, words: '4.7.1 greylisted' },
    { status: 452, words: '4.2.2 full', at: 'data' },
    { status: 421, words: 'closing', at: 'data' },
    { status: 503, words: 'bad sequence' },
  ])('for now may be tried again: %j', async (reaction) => {
    const { sink, sender } = await setStage({ first: reaction });
    expect(await sender.send(mail)).toEqual(
      refusedForNow(expect.stringContaining(String((reaction as { status: number }).status))),
    );
    sink.will('accept');
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
  });

  it.each<MailReaction>([
    { status: 530, words: '5.7.0 Authentication required' },
    { status: 554, words: '5.7.1 Relay access denied' },
    { status: 550, words: 'relaying denied' },
    { status: 550, words: '5.7.60 Client does not have permissions to send as this sender', at: 'data' },
    { status: 554, words: 'Message rejected: Email address is not verified', at: 'data' },
    { status: 550, words: '5.4.5 Daily sending quota exceeded' },
    { status: 550, words: '5.1.8 Sender domain does not exist' },
    { status: 535, words: 'login expired', at: 'data' },
  ])('for what is wrong with our account is no bounce: %j', async (first) => {
    const { sender } = await setStage({ first });
    expect(await sender.send(mail)).toMatchObject({ kind: 'refused', isForGood: false });
  });

  it.each([
    ['greeting', 554],
    ['greeting', 421],
    ['sender', 550],
    ['sender', 553],
    ['sender', 530],
  ] as const)('before it was told of, at the %s with %i, is no bounce', async (at, status) => {
    const { sink, sender } = await setStage();
    sink.refuse({ at, status, words: 'not you' });
    expect(await sender.send(mail)).toEqual(refusedForNow(expect.stringContaining(`${status} not you`)));
    sink.refuse();
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
  });

  it.each([530, 534, 535, 538, 550, 554])(
    'with %i at the login is no bounce, and is told',
    async (status) => {
      const { sink, sender } = await setStage({ login: { user: 'parcours', pass: 'p@ss:wörd/' } });
      sink.refuse({ at: 'login', status, words: 'no' });
      lines.length = 0;
      expect(await sender.send(mail)).toEqual(refusedForNow(`${status} no`));
      expect(lines.join('')).toContain('does not take mail from us');
      expect(lines.join('')).not.toMatch(/rider|w%C3%B6rd|wörd/);
      sink.refuse();
      expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
      expect(sink.logins.at(-1)).toBe('parcours:p@ss:wörd/');
    },
  );

  it('is told of in whole characters, however long the answer is', async () => {
    const { sender } = await setStage({ first: { status: 451, words: '😀'.repeat(150) } });
    for (const words of ['😀'.repeat(150), `x${'😀'.repeat(150)}`]) {
      const outcome = shortAnswer(`451 ${words}`, 'rider@example.net');
      expect(outcome.isWellFormed()).toBe(true);
    }
    expect((await sender.send(mail)).answer.isWellFormed()).toBe(true);
  });

  it('is told of in one short line, without the recipient', async () => {
    const words = `rider RIDER rider@example.net <x> ${'long '.repeat(80)}`;
    const { sender } = await setStage({ first: { status: 550, words } });
    const outcome = await sender.send(mail);
    expect(outcome.answer).toMatch(/^550 … … … … long long/);
    expect(outcome.answer).toHaveLength(200);
  });
});

describe('a line that breaks', () => {
  it.each(['cut-before-data', 'cut-in-data', 'cut-after-data'] as const)(
    '(%s) leaves a mail to be tried again',
    async (first) => {
      const { sink, sender } = await setStage({ first });
      expect(await sender.send(mail)).toEqual(refusedForNow(expect.stringMatching(/^no answer/)));
      expect(sink.mails).toHaveLength(first === 'cut-after-data' ? 1 : 0);
      sink.will('accept');
      expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
      expect(new Set(sink.mails.map(({ messageId }) => messageId))).toEqual(new Set([mail.messageId]));
    },
  );

  it('for a mail that was taken is never used to send it twice by itself', async () => {
    const { sink, sender } = await setStage();
    await sender.send(mail);
    sink.will('cut-after-data');
    expect(await sender.send(mail)).toMatchObject({ kind: 'refused', isForGood: false });
    expect(sink.mails.map(({ isConfirmed }) => isConfirmed)).toEqual([true, false]);
  });

  it('is given up when the server is silent for too long', async () => {
    const { sink, sender } = await setStage({ first: 'hang' }, { limits: { silenceMs: 200 } });
    expect(await sender.send(mail)).toEqual(refusedForNow('no answer (ETIMEDOUT)'));
    sink.will('accept');
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
  });

  it('is given up when the server speaks on and says nothing', async () => {
    const { sink, sender } = await setStage({ first: 'trickle' }, { width: 1, limits: { wholeMs: 500 } });
    expect(await sender.send(mail)).toEqual(refusedForNow('no answer (ETIMEDOUT)'));
    sink.will('accept');
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
  });

  it('is given up without those beside it, on which a mail may be taken at this moment', async () => {
    const first = ({ to }: { readonly to: string }) => (to === mail.to ? 'trickle' : { acceptAfterMs: 700 });
    const { sink, sender } = await setStage({ first }, { width: 2, limits: { wholeMs: 1000 } });
    const stuck = sender.send(mail);
    await eventually(() => expect(sink.mails).toHaveLength(1));
    await wait(600);
    const beside = sender.send({ ...mail, to: 'beside@example.net' });
    expect(await stuck).toEqual(refusedForNow('no answer (ETIMEDOUT)'));
    expect(await beside).toMatchObject({ kind: 'accepted' });
  });

  it('is no outcome of its own: nobody listens, no such host', async () => {
    const { sink } = await setStage();
    await sink.leave();
    expect(await openSender(sink.url).send(mail)).toEqual(refusedForNow('no answer (ECONNREFUSED)'));
    const nowhere = openSender('smtp://nowhere.invalid', { limits: { wholeMs: 2000 } });
    expect(await nowhere.send(mail)).toMatchObject({ kind: 'refused', isForGood: false });
  });
});

describe('TLS', () => {
  const certificate = makeCertificate('localhost');
  const login = { user: 'parcours', pass: 'secret' };

  it('is there from the start with smtps, for a server that is trusted alone', async () => {
    const { sink, sender } = await setStage({ tls: { kind: 'whole', certificate } });
    expect(await sender.send(mail)).toMatchObject({ kind: 'refused', isForGood: false });
    expect(sink.mails).toEqual([]);
    const trusting = openSender(`smtps://localhost:${sink.port}`, { trusted: certificate.cert });
    expect(await trusting.send(mail)).toMatchObject({ kind: 'accepted' });
    expect(sink.mails).toMatchObject([{ isSecure: true }]);
  });

  it('that another machine offers has to hold, or the mail stays', async () => {
    const { sink } = await setStage({ tls: { kind: 'start', certificate } });
    const sender = openSender(`smtp://0.0.0.0:${sink.port}`);
    expect(await sender.send(mail)).toMatchObject({ kind: 'refused', isForGood: false });
    expect(sink.told).toBe(0);
  });

  it('that another machine does not offer keeps the password here', async () => {
    const { sink } = await setStage({ login });
    const sender = openSender(`smtp://parcours:secret@0.0.0.0:${sink.port}`);
    expect(await sender.send(mail)).toMatchObject({ kind: 'refused', isForGood: false });
    expect(sink.logins).toEqual([]);
    await expect(sender.check()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('is not needed on this machine itself', async () => {
    const { sink, sender } = await setStage({ tls: { kind: 'start', certificate }, login });
    expect(await sender.send(mail)).toMatchObject({ kind: 'accepted' });
    expect(sink.mails).toMatchObject([{ isSecure: false }]);
  });
});

describe('the way to the server', () => {
  it('is looked at without a mail', async () => {
    const { sink, sender } = await setStage({ login: { user: 'parcours', pass: 'secret' } });
    await expect(sender.check()).resolves.toBeUndefined();
    sink.refuse({ at: 'login', status: 535 });
    await expect(sender.check()).rejects.toMatchObject({ code: 'unavailable' });
    await sink.leave();
    await expect(sender.check()).rejects.toMatchObject({ code: 'unavailable' });
    expect(sink.mails).toEqual([]);
  });

  it('is closed once the mails on it are there, and takes no more', async () => {
    const { sink, sender } = await setStage();
    const sending = Promise.all([sender.send(mail), sender.send(mail)]);
    await sender.close();
    expect(await sending).toMatchObject([{ kind: 'accepted' }, { kind: 'accepted' }]);
    expect(await sender.send(mail)).toEqual(refusedForNow('no answer (closed)'));
    await eventually(() => expect(sink.mails).toHaveLength(2));
  });
});
