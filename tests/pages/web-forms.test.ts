import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import { startApp } from '#tests/support/app.ts';
import { webForms as en } from '#site/i18n/en/web-forms.ts';
import { deriveKey } from '#platform/secret.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { textOf } from '#tests/support/document.ts';
import { openPlainBrowser, type PlainPage } from '#tests/support/plain-browser.ts';
import { soundUploads } from '#tests/support/uploads.ts';
import { startSwitchingFront } from '#tests/support/switching-front.ts';
import { visitsOf } from '#tests/support/visits.ts';

const secret = 'a secret of web forms, long enough';
let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({
    settings: { ...accountSettings, SECRET: secret, TRUST_PROXY: '1' },
  });
});
afterAll(() => stage.app.close());

const complaint = { form: 'webform-plainte', path: '/propos/service-a-la-clientele/plainte' };
const comments = { form: 'webform-commentaires', path: '/en/about/customer-service/comments' };
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
const unexpected = en.faults.unavailable;
const browse = () => openPlainBrowser(() => stage.app);

/** A page token counts three seconds after its page was drawn. */
const waitABit = () => stage.app.clock.advance(4000);

/** The fields that somebody sees: neither they nor what is around them is hidden. */
function shownIn(page: PlainPage): string[] {
  const isSeen = (element: ReturnType<PlainPage['elements']>[number]): boolean => {
    for (let at: typeof element | null = element; at; at = at.parent as typeof element | null)
      if (at.attribs?.['hidden'] !== undefined) return false;
    return element.attribs['type'] !== 'hidden';
  };
  const fields = page
    .elements(({ name }) => ['input', 'textarea', 'select'].includes(name))
    .filter((field) => isSeen(field))
    .map(({ attribs }) => attribs['name'] ?? '');
  return [...new Set(fields)].filter((name) => /^(?:motif|faits|reponse)-/.test(name));
}
const errorsIn = (page: PlainPage): string[] =>
  page
    .elements(({ name, attribs }) => name === 'a' && (attribs['href'] ?? '').startsWith('#webform-'))
    .map((link) => `${link.attribs['href']} ${textOf(link)}`);
const submissions = async (form: string) => {
  const response = await stage.app.get(`/services/content/staff/forms/${form}/submissions`, {
    headers: { authorization: `Bearer ${deriveKey(secret, 'editor')}` },
  });
  return (
    (await response.json()) as {
      data: { fields: { key: string; text: string }[]; files: { name: string }[] }[];
    }
  ).data;
};

describe('a form on a page without script', () => {
  it('goes page by page, asks what answers bring up, takes files, and is confirmed', async () => {
    const browser = browse();
    const first = await browser.open(complaint.path);
    expect(first.elements(({ attribs }) => attribs['enctype'] === 'multipart/form-data')).toHaveLength(1);
    expect(shownIn(first)).toEqual(['motif-motif', 'motif-deja']);
    const asked = await browser.press(complaint.form, { fields: { 'motif-motif': 'autre' }, go: 'next' });
    expect([asked.status, shownIn(asked)]).toEqual([200, ['motif-motif', 'motif-precision', 'motif-deja']]);
    const faulty = await browser.press(complaint.form, { go: 'next' });
    expect([faulty.status, errorsIn(faulty)]).toEqual([
      422,
      ['#webform-plainte-motif-precision Précisez en quelques mots'],
    ]);
    expect(faulty.text('main')).toContain('Veuillez corriger les erreurs suivantes: ');
    expect(faulty.title).toMatch(/^Erreur/);
    const second = await browser.press(complaint.form, {
      fields: { 'motif-precision': 'le bruit du chauffage' },
      go: 'next',
    });
    expect(second.text('main')).toContain('Étape 2 de 3');
    expect(shownIn(second)).toContain('faits-recit');
    const third = await browser.press(complaint.form, {
      fields: {
        'faits-date': '2026-11-09',
        'faits-recit': 'Il faisait très froid dans le bus, tout le trajet.',
      },
      files: {
        'faits-fichiers': [fileOf(soundUploads.jpg, 'mon bus.jpg'), fileOf(soundUploads.pdf, 'billet.pdf')],
      },
      go: 'next',
    });
    expect(third.text('main')).toContain('Étape 3 de 3');
    const back = await browser.press(complaint.form, { go: 'previous' });
    expect(back.text('main')).toContain('monbus.jpg');
    const kept = Object.keys(back.sentBy(complaint.form)).filter((name) =>
      /^faits-fichiers\.\d+$/.test(name),
    );
    expect(kept).toHaveLength(2);
    const less = await browser.press(complaint.form, { go: `drop:${kept[1]}` });
    expect(less.text('main')).not.toContain('billet.pdf');
    await browser.press(complaint.form, { go: 'next' });
    const missing = await browser.press(complaint.form, {});
    expect(errorsIn(missing)).toEqual([
      expect.stringContaining('#webform-plainte-reponse-courriel') as string,
    ]);
    waitABit();
    const done = await browser.press(complaint.form, { fields: { 'reponse-courriel': 'eve@exemple.ca' } });
    expect([done.status, done.at]).toEqual([200, `${complaint.path}?done=webform-plainte`]);
    expect(done.text('main')).toContain('Votre plainte est arrivée.');
    expect(() => done.form(complaint.form)).toThrow(/no form/);
    const [sent] = await submissions('plainte');
    expect(sent?.files.map(({ name }) => name)).toEqual(['monbus.jpg']);
    expect(sent?.fields).toContainEqual(
      expect.objectContaining({ key: 'motif-precision', text: 'le bruit du chauffage' }),
    );
    const [mail] = await stage.mailsTo('plaintes@rtc-havremont.example');
    expect(mail?.text).toContain('le bruit du chauffage');
  });

  it('says on its field what is wrong with a file, and keeps the rest', async () => {
    const browser = browse();
    await browser.open(complaint.path);
    await browser.press(complaint.form, { fields: { 'motif-motif': 'tarif' }, go: 'next' });
    const page = await browser.press(complaint.form, {
      fields: { 'faits-date': '2026-11-09', 'faits-recit': 'La machine a gardé ma monnaie sans titre.' },
      files: {
        'faits-fichiers': [new File(['<script>'], 'photo.jpg'), fileOf(soundUploads.png, 'recu.png')],
      },
      go: 'next',
    });
    expect([page.status, errorsIn(page)]).toEqual([
      422,
      ['#webform-plainte-faits-fichiers Photos ou documents'],
    ]);
    expect(page.text('main')).toContain(
      'Seuls ces types de fichiers sont acceptés\u00a0: pdf, jpg, jpeg, png.',
    );
    expect(page.text('main')).not.toContain('Unprocessable');
    const sent = page.sentBy(complaint.form);
    expect(sent['faits-recit']).toBe('La machine a gardé ma monnaie sans titre.');
    expect(Object.values(sent)).toContain('recu.png');
  });

  it('may be sent once a day, and says when again and whom to call', async () => {
    const browser = browse();
    const fields = { nature: 'idee', sujet: 'site', message: 'A dark theme for the printed timetables.' };
    const send = async () => {
      await browser.open(comments.path);
      waitABit();
      return browser.press(comments.form, { fields });
    };
    expect((await send()).text('main')).toContain('Thank you! Every comment is read');
    const soon = await send();
    expect(soon.status).toBe(429);
    expect(soon.text('main')).toMatch(/one comment (?:per|a) day/);
    expect(soon.text('main')).toContain('12\u00a0hours');
    expect(soon.text('main')).toContain('9:30');
    expect(soon.sentBy(comments.form)['message']).toBe(fields.message);
    stage.app.clock.advance(12 * 3_600_000);
    expect((await send()).status).toBe(200);
  });

  it('is told apart from what a machine sends, by its proof and its trap', async () => {
    const fields = { nature: 'idee', sujet: 'site', message: 'Something from a machine, perhaps.' };
    const before = (await submissions('commentaires')).length;
    const trapped = browse();
    await trapped.open(comments.path);
    expect(
      (await trapped.press(comments.form, { fields: { ...fields, url: 'https://spam.example' } })).status,
    ).toBe(200);
    const unproved = browse();
    await unproved.open(comments.path);
    const refused = await unproved.press(comments.form, { fields: { ...fields, _captcha: 'work.x' } });
    expect([refused.status, refused.text('main')]).toEqual([
      400,
      expect.stringContaining('The security check failed'),
    ]);
    expect(refused.sentBy(comments.form)['message']).toBe(fields.message);
    expect((await submissions('commentaires')).length).toBe(before);
  });

  it.each([
    ['/tarifs-et-titres/grille-tarifaire', 'webform-meilleur_tarif', '/tarifs-et-titres/meilleur-tarif'],
    ['/en/back-to-school', 'webform-meilleur_tarif_etudiants', '/en/fares-and-passes/best-fare-students'],
  ])('of a survey leads from %s to the answer, and nothing is kept', async (path, form, answer) => {
    const browser = browse();
    await browser.open(path);
    const faulty = await browser.press(form, {});
    expect([faulty.status, errorsIn(faulty).length]).toEqual([422, 2]);
    await browser.press(form, { fields: { question1: 'youth', question2: 'regular' } });
    await browser.press(form, { fields: { nbDays5: '7', question3: 'return', question4: 'no' } });
    const range = /de 1 à 5|from 1 to 5|between 1 and 5|entre 1 et 5/;
    const tooMany = await browser.press(form, {});
    expect([tooMany.status, range.test(tooMany.text('main'))]).toEqual([422, true]);
    const page = await browser.press(form, { fields: { nbDays5: '4' } });
    expect([page.status, page.at]).toEqual([
      200,
      `${answer}?question1=youth&question2=regular&nbDays5=4&question3=return&question4=no`,
    ]);
    expect(await submissions(form.replace('webform-', ''))).toEqual([]);
  });

  it('that is not there is refused', async () => {
    const browser = browse();
    await browser.open(complaint.path);
    const page = await browser.press(complaint.form, { fields: { _form: 'webform-inconnu' } });
    expect(page.status).toBe(400);
  });
});

describe('a form that cannot be read', () => {
  const withoutComments = {
    ...contentSeed,
    items: contentSeed.items.filter(({ shared }) => {
      const definition = shared?.['definition'] as { readonly id?: string } | undefined;
      return definition?.id !== 'commentaires';
    }),
  };

  it('leaves the page with its words, and says so in its place', async () => {
    const app = await startApp({ seed: withoutComments });
    try {
      const page = await visitsOf(() => app).page(comments.path);
      expect(page.response.status).toBe(200);
      expect(page.text('main')).toContain('This form is not available');
      expect(page.headings).toEqual(['Send a comment']);
      expect(() => page.form(comments.form)).toThrow(/no form/);
    } finally {
      await app.close();
    }
  });
});

describe('a form whose service is elsewhere', () => {
  const startElsewhere = async (origin: string) =>
    startApp({
      parts: ['site', 'cache'],
      settings: { SECRET: secret, CONTENT_URL: `${origin}/services/content` },
    });
  const fields = { nature: 'idee', sujet: 'site', message: 'Typed while the service was elsewhere.' };

  it('is sent, whatever a stranger put where the mark of a sending stands', async () => {
    const app = await startElsewhere(stage.app.origin);
    try {
      const browser = openPlainBrowser(() => app);
      await browser.open(comments.path);
      const odd = { ...fields, _sending: 'a\r\nx-forged: 1 \u0000 é' };
      expect((await browser.press(comments.form, { fields: odd })).status).toBe(200);
    } finally {
      await app.close();
    }
  });

  it('is drawn from its copy, and keeps what was typed when it cannot be sent', async () => {
    const front = await startSwitchingFront(stage.app.origin);
    const app = await startElsewhere(front.origin);
    try {
      const browser = openPlainBrowser(() => app);
      await browser.open(comments.path);
      front.lead('http://127.0.0.1:9');
      const page = await browser.press(comments.form, { fields });
      expect(page.status).toBe(503);
      expect(page.text('main')).toContain(unexpected);
      expect(page.sentBy(comments.form)).toMatchObject(fields);
    } finally {
      await app.close();
      await front.close();
    }
  });
});
