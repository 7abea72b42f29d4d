import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import { finishedMail } from '#tests/support/finished-mail.ts';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { isMailAddress } from '#lib/mail-address.ts';
import { readMailSide } from './mail-address.ts';
import type { FinishedMail } from './mail-sender.ts';
import { UnwritableMail, writeMail } from './write-mail.ts';

const plain = finishedMail({ headers: { 'X-Kind': 'notice' } });

/** The headers as any reader of mail takes them: lines up to the first empty one, those that begin with a space going on. */
function readHeaders(bytes: Buffer): [name: string, value: string][] {
  const block = bytes.toString('latin1').split('\r\n\r\n', 1)[0] ?? '';
  expect(block.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
  return block
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    });
}

const headersOf = async (mail: Partial<FinishedMail>) =>
  readHeaders((await writeMail({ ...plain, ...mail })).bytes);

const hostile = fc.oneof(
  fc.constantFrom(
    ...hostileTexts,
    'x\r\nBcc: victim@example.net',
    'x\nBcc: victim@example.net\n\nbody',
    'x\rX-Evil: 1',
    'x\u2028X-Evil: 1\u0085X-Evil: 2',
    '=?utf-8?Q?=0D=0ABcc:victim@example.net?=',
    '"\\" <a@b.c>, victim@example.net',
    `${' '.repeat(200)}\r\n \r\nX: 1`,
    `${'long '.repeat(60)}${' '.repeat(90)}end`,
  ),
  fc.string({
    unit: fc.constantFrom('\r', '\n', ' ', '\t', ':', '<', '>', '@', ',', '"', '\\', 'a', '.', 'é'),
  }),
  anyText({ maxLength: 300 }),
);
const names = ['X-Kind', 'From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'];

/** A domain in letters of any kind is written in those of every mail server, and a name made of signs in quotes. */
const readable = (value: string) => Buffer.from(value, 'latin1').toString().replaceAll(/[<>"]/g, '');
function mailboxOf(text: string): readonly [local: string, domain: string] {
  const at = text.lastIndexOf('@');
  return [text.slice(0, at), domainToASCII(text.slice(at + 1))];
}

/** Undefined for a mail that is refused; any other fault fails the test. */
async function written(mail: Partial<FinishedMail>) {
  try {
    return await writeMail({ ...plain, ...mail });
  } catch (fault) {
    if (fault instanceof UnwritableMail) return undefined;
    throw fault;
  }
}

describe('hostile values of a mail', () => {
  it('stay in the header they belong to', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (subject, name, value) => {
        const mail = { subject, from: `${name} <no-reply@example.org>`, headers: { 'X-Kind': `a ${value}` } };
        const one = (await written(mail)) ?? (await writeMail({ ...plain, ...mail, from: plain.from }));
        const found = readHeaders(one.bytes);
        const wanted = names.filter((each) => each !== 'Subject' || found.some(([has]) => has === each));
        expect(found.map(([has]) => has)).toEqual(wanted);
        expect(one).toMatchObject({ from: 'no-reply@example.org', to: 'rider@example.net' });
      }),
      cases(500),
    );
  });

  it('are no address of anybody else', async () => {
    const around = fc.constantFrom('', 'rider@example.net', ',victim@example.net', '>', '@example.net');
    await fc.assert(
      fc.asyncProperty(hostile, around, around, async (text, before, after) => {
        const to = before + text + after;
        const one = await written({ to });
        if (!one) return;
        expect(isMailAddress(to)).toBe(true);
        expect(one.to).not.toMatch(/[\s<>,;]/);
        const found = readHeaders(one.bytes);
        expect(found.map(([has]) => has)).toEqual(names);
      }),
      cases(500),
    );
  });

  it('are no address that an answer goes to', async () => {
    const replyTo = async (given: string) =>
      (await headersOf({ replyTo: given })).filter(([name]) => name === 'Reply-To');
    expect(await replyTo('eve@exemple.ca')).toEqual([['Reply-To', 'eve@exemple.ca']]);
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const found = (await replyTo(text)).map(([, value]) => mailboxOf(readable(value)));
        expect(found).toEqual(isMailAddress(text) ? [mailboxOf(text)] : []);
      }),
      cases(100),
    );
  });

  it('are no name of a header', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (key) => {
        if (/^[A-Za-z][A-Za-z0-9-]*$/.test(key)) return;
        await expect(writeMail({ ...plain, headers: { [key]: 'x' } })).rejects.toThrow(UnwritableMail);
      }),
      cases(200),
    );
    for (const key of ['Bcc', 'bcc', 'To', 'Content-Type', 'content-transfer-encoding', 'Message-Id'])
      await expect(writeMail({ ...plain, headers: { [key]: 'x' } })).rejects.toThrow(UnwritableMail);
  });

  it('are no id of a message, and no date', async () => {
    for (const messageId of ['', '1@a', '<1>', '<1@a>\r\nX: 1', '<1@a> <2@b>', '<a b@c>', '<é@a>'])
      await expect(writeMail({ ...plain, messageId })).rejects.toThrow(UnwritableMail);
    for (const atMs of [Number.NaN, Infinity])
      await expect(writeMail({ ...plain, atMs })).rejects.toThrow(UnwritableMail);
  });

  it('open no file and ask no address', async () => {
    const text = 'file:///etc/passwd';
    const { bytes } = await writeMail({ ...plain, text, html: '<img src="file:///etc/passwd">' });
    expect(bytes.toString()).not.toContain('root:');
    expect(bytes.toString()).toContain(text);
  });
});

describe('a mail', () => {
  it('keeps its id and its headers to the letter', async () => {
    const messageId = `<${'a'.repeat(100)}.8@notices.example.org>`;
    const headers = {
      'List-Unsubscribe': `<https://example.org/out?token=${'x'.repeat(300)}>, <mailto:out@example.org>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-ID': '"Notices" <notices.example.org>',
    };
    const found = Object.fromEntries(await headersOf({ messageId, headers }));
    expect(found).toMatchObject({ ...headers, 'Message-ID': messageId });
  });
});

describe('an address', () => {
  it.each([
    'a@b.ca',
    "o'neil+x@sub.example.org",
    'élise@exemple.québec',
    'root@localhost',
    'a@xn--bcher-kva.example',
  ])('may be %s', (address) => expect(isMailAddress(address)).toBe(true));
  it.each([
    '',
    'a',
    '@b.ca',
    'a@',
    'a@b@c.ca',
    'a b@c.ca',
    'a@b.ca\n',
    'a@b.ca\0',
    '<a@b.ca>',
    'a,b@c.ca',
    '"a b"@c.ca',
    'a@-b.ca',
    'a@b..ca',
    'a@[127.0.0.1]',
    'a\u200b@b.ca',
    `${'a'.repeat(65)}@b.ca`,
    `a@${'b.'.repeat(130)}ca`,
  ])('may not be %j', (address) => expect(isMailAddress(address)).toBe(false));

  it('may have a name before it', () => {
    expect(readMailSide('Réseau urbain <a@b.ca>')).toEqual({ name: 'Réseau urbain', address: 'a@b.ca' });
    expect(readMailSide('"Réseau, urbain" <a@b.ca>')).toEqual({ name: 'Réseau, urbain', address: 'a@b.ca' });
    expect(readMailSide('a@b.ca')).toEqual({ name: '', address: 'a@b.ca' });
    for (const text of [
      '',
      'Name',
      'Name <a>',
      'a@b.ca, c@d.ca',
      'N\r\nBcc: x <a@b.ca>',
      '<a@b.ca> <c@d.ca>',
    ])
      expect(readMailSide(text)).toBeUndefined();
  });
});
