import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/locale.ts';
import { severities } from '#domain/notices/severity.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { readDocument, textOf } from '#tests/support/document.ts';
import { mailFacts, mailHouse, mailKinds, noticeFacts, sampleMail } from '#tests/support/mail-samples.ts';
import { hrefsOf, wordsOf, wordsOfHtml } from '#tests/support/read-mail.ts';
import type { MailKind, NoticeFacts } from './mail-facts.ts';
import { writeMail } from './write-mail.ts';

/** The text with ordinary spaces and without line ends, to look for sentences in it. */
const flat = (text: string) => text.replaceAll(/\s+/gu, ' ');

type Said = Readonly<Record<MailKind, readonly [subject: string, ...sentences: string[]]>>;

/** What each mail has to say. */
const said: Readonly<Record<Locale, Said>> = {
  fr: {
    activation: [
      'Activez votre profil RTC',
      'Choisissez votre mot de passe',
      'valide pendant 24 heures',
      'Ce n’était pas vous ? Vous n’avez rien à faire',
    ],
    taken: [
      'Vous avez déjà un profil RTC',
      'Il suffit de vous connecter.',
      'Mot de passe oublié ? Choisissez-en un nouveau.',
      'rien n’a changé dans votre profil',
    ],
    reset: [
      'Choisissez un nouveau mot de passe',
      'valide pendant 24 heures et ne sert qu’une fois',
      'Ce n’était pas vous ? Ne suivez pas le lien',
      'Votre mot de passe n’a pas changé.',
    ],
    'address-left': [
      'Votre profil RTC a une nouvelle adresse courriel',
      'Vous ne pouvez plus vous connecter avec celle-ci.',
      'Ce n’était pas vous ?',
      'Appelez-nous sans attendre au 418-555-0111',
    ],
    'address-validation': [
      'Validez votre nouvelle adresse courriel',
      'Validez cette adresse courriel pour vous connecter de nouveau',
      'Ce n’était pas vous ? Ne suivez pas le lien',
    ],
    'password-changed': [
      'Votre mot de passe a été changé',
      'C’était vous ? Vous n’avez rien à faire.',
      'Ce n’était pas vous ? Choisissez un nouveau mot de passe sans attendre.',
    ],
    'sign-in-failures': [
      'Des connexions à votre profil ont échoué',
      'Quelqu’un a entré 20 fois un mauvais mot de passe pour votre profil RTC.',
      'Ce n’était pas vous ? Choisissez un nouveau mot de passe si le vôtre est court',
      'Sur les appareils où vous vous êtes déjà connecté, rien ne change.',
    ],
    'newsletter-confirmation': [
      'Confirmez votre inscription à l’infolettre RTC',
      'valide pendant 7 jours',
      'sans confirmation, nous n’enverrons rien à cette adresse courriel',
    ],
    notice: [
      '7, 214 – Détour des parcours 7 et 214 sur le chemin des Brumes',
      'Nouvel avis · Effet moyen',
      'prenez le bus sur la rue du Quai',
      'Parcours : 7, 214',
      'Quand : Du 16 novembre, 7 h, au 20 novembre, 13 h 05',
      'Arrêts fermés : - 1480 – Marché-Neuf - 1482 – Brumes et Quai',
      'parce que vous suivez le parcours 7.',
      'Ne plus recevoir ces avis :',
      'Changer mes choix :',
    ],
    digest: [
      '7, 214 – 3 avis pour vous',
      'Avis mis à jour · Effet élevé',
      'Nouvel avis · Effet faible',
      'Avis terminé',
      'parce que vous suivez le parcours 7 et que vous avez choisi les avis généraux.',
    ],
    'account-deleted': [
      'Votre profil RTC est supprimé',
      'Tout est effacé',
      'vous ne recevrez plus rien de notre part',
      'Ce n’était pas vous ? Appelez-nous',
    ],
  },
  en: {
    activation: [
      'Activate your RTC profile',
      'Choose your password',
      'valid for 24 hours',
      'Not you? You do not need to do anything',
    ],
    taken: [
      'Your RTC profile already exists',
      'All you have to do is log in.',
      'Forgot your password? Choose a new one.',
      'nothing has changed in your profile',
    ],
    reset: [
      'Choose a new password',
      'valid for 24 hours and works only once',
      'Not you? Do not follow the link',
      'Your password has not changed.',
    ],
    'address-left': [
      'Your RTC profile has a new email address',
      'You can no longer log in with this one.',
      'Not you?',
      'Call us right away at 418-555-0111',
    ],
    'address-validation': [
      'Validate your new email address',
      'Validate this email address to log in',
      'Not you? Do not follow the link',
    ],
    'password-changed': [
      'Your password was changed',
      'Was it you? You do not need to do anything.',
      'Not you? Choose a new password right away.',
    ],
    'sign-in-failures': [
      'Logins to your profile have failed',
      'Someone entered a wrong password 20 times for your RTC profile.',
      'Not you? Choose a new password if yours is short',
      'Nothing changes on the devices where you have logged in before.',
    ],
    'newsletter-confirmation': [
      'Confirm your subscription to the RTC newsletter',
      'valid for 7 days',
      'unless it is confirmed, we will send nothing to this email address',
    ],
    notice: [
      '7, 214 – Detour for routes 7 and 214 on chemin des Brumes',
      'New notice · Moderate impact',
      'take the bus on rue du Quai',
      'Routes: 7, 214',
      'When: From November 16, 7 a.m., to November 20, 1:05 p.m.',
      'Closed stops: - 1480 – Marché-Neuf - 1482 – Brumes et Quai',
      'because you follow route 7.',
      'Stop getting these notices:',
      'Change my choices:',
    ],
    digest: [
      '7, 214 – 3 notices for you',
      'Notice updated · Major impact',
      'New notice · Minor impact',
      'Notice ended',
      'because you follow route 7 and you chose general notices.',
    ],
    'account-deleted': [
      'Your RTC profile is deleted',
      'Everything is erased',
      'you will get nothing more from us',
      'Not you? Call us',
    ],
  },
};

describe.each(locales)('a mail (%s)', (locale) => {
  it.each(mailKinds)('says what matters: %s', (kind) => {
    const { subject, text } = sampleMail(kind, locale);
    const [expected, ...sentences] = said[locale][kind];
    expect(flat(subject)).toBe(expected);
    for (const sentence of sentences) expect(flat(text)).toContain(sentence);
  });

  it.each(mailKinds)('says the same in plain text as in HTML, in the same order: %s', (kind) => {
    const { html, text } = sampleMail(kind, locale);
    expect(wordsOf(text)).toEqual(wordsOfHtml(html));
  });

  it.each(mailKinds)('leads where it has to, in HTML and in plain text: %s', (kind) => {
    const { html, text } = sampleMail(kind, locale);
    const asked = JSON.stringify(mailFacts(locale)[kind]).match(/https:[^"]+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const href of asked) {
      expect(hrefsOf(html)).toContain(href);
      expect(text.split('\n')).toContain(href);
    }
  });

  it.each(mailKinds)('shows the address of its button: %s', (kind) => {
    const read = readDocument(sampleMail(kind, locale).html);
    const buttons = read.elements(({ attribs }) => attribs['class'] === 'on-button');
    const spare = read.elements(({ attribs }) => attribs['class'] === 'soft spare').map(textOf);
    expect(spare).toHaveLength(buttons.length);
    for (const [place, { attribs }] of buttons.entries())
      expect(spare[place]).toContain(` ${attribs['href']}`);
  });

  it.each(mailKinds)('says who sends it, where they are and how to reach them: %s', (kind) => {
    const { name, postalAddress, phone, home } = mailHouse(locale);
    const { text } = sampleMail(kind, locale);
    for (const part of [name, postalAddress ?? '', phone ?? '', home])
      expect(flat(text)).toContain(flat(part));
  });
});

describe.each(locales)('the mail of a notice (%s)', (locale) => {
  const mailOf = (other: Partial<NoticeFacts>) => sampleMail('notice', locale, noticeFacts(locale, other));
  const say = (fr: string, en: string) => (locale === 'fr' ? fr : en);

  it('begins its subject with what became of it, then the lines', () => {
    expect(flat(mailOf({ event: 'updated', title: 'Neige' }).subject)).toBe(
      say('Mise à jour : 7, 214 – Neige', 'Update: 7, 214 – Neige'),
    );
    expect(flat(mailOf({ event: 'ended', title: 'Neige' }).subject)).toBe(
      say('Terminé : 7, 214 – Neige', 'Ended: 7, 214 – Neige'),
    );
  });

  it('names a few of many lines in its subject, those that are followed first, and all in its text', () => {
    const lines = ['1', '3', '7', '11', '28', '800'];
    const { subject, text } = mailOf({ title: 'Neige', lines, because: { lines: ['28'] } });
    expect(flat(subject)).toBe(say('28, 1, 3 et 3 autres – Neige', '28, 1, 3 and 3 more – Neige'));
    expect(text).toContain('1, 3, 7, 11, 28, 800');
  });

  it('does not say the lines twice where its title begins with them', () => {
    const title = say('Parcours 28 : arrêt déplacé', 'Route 28: stop moved');
    expect(flat(mailOf({ title, lines: ['28'] }).subject)).toBe(title);
    expect(flat(mailOf({ title, lines: ['28', '7'] }).subject)).toBe(`28, 7 – ${title}`);
  });

  it('has the title alone for a subject where no line is named', () => {
    const { subject, text } = mailOf({ title: 'Neige', lines: [], because: { general: true } });
    expect(subject).toBe('Neige');
    expect(text).not.toMatch(/^(Parcours|Routes?)\s?:/mu);
    expect(flat(text)).toContain(
      say('parce que vous avez choisi les avis généraux.', 'because you chose general notices.'),
    );
  });

  it('names every line that is followed', () => {
    const { text } = mailOf({ because: { lines: ['7', '214'] } });
    expect(flat(text)).toContain(
      say('parce que vous suivez les parcours 7 et 214.', 'because you follow routes 7 and 214.'),
    );
  });

  it.each(severities)('tells how grave it is in the words of the site: %s', (severity) => {
    expect(mailOf({ severity }).text).toContain(catalogues[locale].ui.severity[severity]);
  });

  it('tells what was added before what it means, in as many paragraphs', () => {
    const { text } = mailOf({ event: 'updated', update: 'Un.\r\nDeux.', summary: 'Trois.' });
    expect(text).toContain('Un.\n\nDeux.\n\nTrois.');
  });

  it('tells no more what it meant once it is over', () => {
    const { text } = mailOf({ event: 'ended', update: 'Tout est rouvert.', summary: 'Le pont est fermé.' });
    expect(flat(text)).toContain(
      say('Cet avis n’est plus en vigueur.', 'This notice is no longer in effect.'),
    );
    expect(text).toContain('Tout est rouvert.');
    expect(text).not.toContain('Le pont est fermé.');
    expect(text).not.toMatch(/^(Quand|When)/mu);
    expect(flat(text)).toContain(say('Arrêts qui étaient fermés :', 'Stops that were closed:'));
  });

  it('is whole where nothing but its title is known', () => {
    const { event, title, severity, href, because, choices, unsubscribe } = noticeFacts(locale);
    const bare = { event, title, severity, href, because, choices, unsubscribe, lines: [], stopsClosed: [] };
    const { html } = writeMail('notice', bare, { house: mailHouse(locale), locale });
    expect(html).not.toMatch(/undefined|<th/u);
  });

  it('says which language its words are in, where it was not translated', () => {
    const other = locale === 'fr' ? 'en' : 'fr';
    const { html } = mailOf({ locale: other });
    expect(html).toMatch(new RegExp(`<h1[^>]* lang="${other}-CA"`));
    expect(mailOf({ locale }).html).not.toMatch(/<h1[^>]* lang=/);
  });
});

describe('the digest', () => {
  it('has the gravest notice first and what is over last', () => {
    const { text } = sampleMail('digest', 'fr');
    const places = ['Effet élevé', 'Effet faible', 'Avis terminé'].map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('counts one notice as one', () => {
    const notices = [noticeFacts('en')];
    expect(sampleMail('digest', 'en', { notices }).subject).toContain('1 notice for you');
  });
});
