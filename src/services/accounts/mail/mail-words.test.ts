import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { mailFacts, mailHouse, mailKinds, noticeFacts } from '#tests/support/mail-samples.ts';
import { findWordFaults, termRule, wordRules } from '#tests/support/words/find-word-faults.ts';
import { readRiderTerms } from '#tests/support/words/terms.ts';
import { listStrings } from '#tests/support/words/texts.ts';
import type { MailKind, MailSetting, Message } from './mail-facts.ts';
import { messages } from './messages/index.ts';

const terms = readRiderTerms();

describe.each(locales)('the words of mails (%s)', (locale) => {
  const setting: MailSetting = { person: { firstName: 'Marie' }, house: mailHouse(locale), locale };
  const facts = mailFacts(locale);
  const write = (kind: MailKind) => (messages[kind] as Message<MailKind>)(facts[kind], setting);
  const mails = [
    ...mailKinds.map((kind) => write(kind)),
    ...(['updated', 'ended'] as const).map((event) =>
      messages.notice(noticeFacts(locale, { event }), setting),
    ),
    messages.activation({ href: 'https://x.example', hours: 1 }, setting),
  ];

  it('name no phone where nobody answers one', () => {
    const { phone, ...house } = mailHouse(locale);
    const silent = mailKinds.map((kind) =>
      JSON.stringify((messages[kind] as Message<MailKind>)(facts[kind], { ...setting, house })),
    );
    expect(phone).toBeDefined();
    for (const mail of silent) expect(mail).not.toMatch(/undefined|Appelez|Call us/);
  });

  it('keep the typography of the house and the names of the glossary', () => {
    const rules = [...wordRules(locale), termRule(locale, terms)];
    const texts = listStrings(mails, 'mail').filter(({ where }) => !/\.(?:href|kind|lang)$/.test(where));
    expect(texts.length).toBeGreaterThan(150);
    expect(
      texts.flatMap(({ where, text }) => findWordFaults(text, rules).map((fault) => `${where}: ${fault}`)),
    ).toEqual([]);
  });
});
