import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '#site/forms/form.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const stage = setStage();
const gallery = '/_gallery?component=web-forms/3';
const cookies = { parcours_consent: 'denied' };

/** The form of three pages in the gallery; what is sent of it is answered by the test. */
async function open(answer: (request: Request) => FormAnswer | 'dead' = () => ({ kind: 'done' })) {
  const { page } = await stage.visit(gallery, { cookies, reducedMotion: true });
  const sent: string[] = [];
  const reply = async (route: Route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fallback();
    sent.push(request.postData() ?? '');
    const body = answer(request);
    return body === 'dead' ? route.abort() : route.fulfill({ json: body });
  };
  await page.route('**/_gallery**', reply);
  await page.route('**/_captcha/**', (route) =>
    route.fulfill({ json: { challenge: 'trial', difficultyBits: 1 } }),
  );
  return { page, form: page.locator('#webform-exemple_debut'), sent };
}

type Opened = Awaited<ReturnType<typeof open>>;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const press = (form: Opened['form'], name: string) => form.getByRole('button', { name, exact: true }).click();

async function fillFirst({ form }: Opened): Promise<void> {
  await form.getByLabel('Un retard').check();
  await form.getByLabel('Votre message').fill('Le 800 était en retard.');
}
async function fillTwo(opened: Opened): Promise<void> {
  await fillFirst(opened);
  await press(opened.form, 'Suivant');
  await opened.form.getByText('Étape 2 de 3').waitFor();
  await opened.form.getByLabel('Adresse courriel').fill('marie@exemple.ca');
  await opened.form.getByLabel('Par courriel').check();
}
async function fillAll(opened: Opened): Promise<void> {
  await fillTwo(opened);
  await press(opened.form, 'Suivant');
  await opened.form.getByText('Étape 3 de 3').waitFor();
}

describe('the pages of a form', () => {
  it('are left when what they require is there, and the next one is read out', async () => {
    const opened = await open();
    const { page, form } = opened;
    await press(form, 'Suivant');
    await form.getByText('Veuillez corriger les erreurs suivantes:').waitFor();
    expect(await form.locator('.error-summary li').allInnerTexts()).toEqual([
      'De quoi s’agit-il\u00a0?',
      'Votre message',
    ]);
    expect(await focused(page)).toContain('Veuillez corriger');
    expect(await page.title()).toMatch(/^Erreur\u00a0:/);
    await form.locator('.error-summary a').last().click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('webform-exemple_debut-sujet-message');
    await fillFirst(opened);
    await press(form, 'Suivant');
    await form.getByText('Étape 2 de 3').waitFor();
    expect(await focused(page)).toBe('Étape 2 de 3, Pour vous répondre');
    expect(await form.locator('.error-summary').count()).toBe(0);
    await press(form, 'Précédent');
    expect(await focused(page)).toBe('Étape 1 de 3, Votre commentaire');
    expect(await form.getByLabel('Votre message').inputValue()).toBe('Le 800 était en retard.');
  });

  it('are left by the Enter key too, and nothing is sent', async () => {
    const opened = await open();
    await fillTwo(opened);
    await opened.form.getByLabel('Adresse courriel').press('Enter');
    await opened.form.getByText('Étape 3 de 3').waitFor();
    expect(opened.sent).toEqual([]);
  });
});

describe('a field', () => {
  it('comes and goes with the answer that it depends on, and keeps what it holds', async () => {
    const { form } = await open();
    const depends = form.getByLabel('Précisez');
    expect(await depends.isVisible()).toBe(false);
    await form.getByLabel('Autre chose').check();
    await depends.fill('La musique');
    await form.getByLabel('Un retard').check();
    expect(await depends.isVisible()).toBe(false);
    await form.getByLabel('Autre chose').check();
    expect(await depends.inputValue()).toBe('La musique');
  });

  it('counts what is typed and flags what is over', async () => {
    const { form } = await open();
    await form.getByLabel('Votre message').fill('a'.repeat(501));
    await form.getByText('501/500 caractère(s)').waitFor();
    expect(await form.locator('[data-over] .icon').count()).toBe(1);
    expect(await form.getByLabel('Votre message').inputValue()).toHaveLength(501);
  });

  it('with a mask leaves the caret where somebody types', async () => {
    const opened = await open();
    await fillFirst(opened);
    await press(opened.form, 'Suivant');
    const phone = opened.form.getByLabel('Téléphone');
    await phone.pressSequentially('4185550111');
    expect(await phone.inputValue()).toBe('418-555-0111');
    await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
    await opened.page.keyboard.press('Backspace');
    await opened.page.keyboard.type('7');
    expect(await phone.inputValue()).toBe('418-755-0111');
    expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
  });

  it('with several answers takes another one where it is asked for', async () => {
    const opened = await open();
    await fillAll(opened);
    const links = opened.form.getByLabel(/^Réponse/);
    expect(await links.count()).toBe(1);
    await opened.form.getByRole('button', { name: /Ajouter une réponse/ }).click();
    expect(await links.count()).toBe(2);
  });
});

describe('what was typed', () => {
  it('is there after a reload, on the page it was typed on', async () => {
    const opened = await open();
    await fillTwo(opened);
    await opened.page.reload();
    await opened.form.getByText('Étape 2 de 3').waitFor();
    expect(await opened.form.getByLabel('Adresse courriel').inputValue()).toBe('marie@exemple.ca');
    expect(await opened.form.getByLabel('Par courriel').isChecked()).toBe(true);
    await press(opened.form, 'Précédent');
    expect(await opened.form.getByLabel('Votre message').inputValue()).toBe('Le 800 était en retard.');
    expect(await opened.form.getByLabel('Un retard').isChecked()).toBe(true);
  });

  it('stays when nobody answers, and the form says that it can be sent again', async () => {
    const opened = await open(() => 'dead');
    await fillAll(opened);
    await press(opened.form, 'Envoyer mon commentaire');
    await opened.form.getByText("Une erreur inattendue s'est produite.").waitFor();
    // Nobody knows whether it arrived.
    expect(await opened.form.getByText('Vos réponses sont gardées. Vous pouvez réessayer.').isVisible()).toBe(
      true,
    );
    expect(await opened.form.getByText('Rien n’a été envoyé').count()).toBe(0);
    expect(await opened.form.getByText('418 555-2511').isVisible()).toBe(true);
    await press(opened.form, 'Précédent');
    expect(await opened.form.getByLabel('Adresse courriel').inputValue()).toBe('marie@exemple.ca');
  });
});

describe('a form that is sent', () => {
  it('is replaced by the answer, which takes the focus, and is forgotten by the tab', async () => {
    const messages = [[{ tag: 'p', children: ['Votre numéro est le 12.'] }]] as const;
    const opened = await open(() => ({ kind: 'done', messages, laterTo: '/propos' }));
    await fillAll(opened);
    await press(opened.form, 'Envoyer mon commentaire');
    await opened.form.getByText('Votre numéro est le 12.').waitFor();
    expect(await focused(opened.page)).toContain('Votre numéro est le 12.');
    expect(await opened.form.locator('form').count()).toBe(0);
    expect(await opened.form.getByRole('link', { name: 'Continuer' }).getAttribute('href')).toBe('/propos');
    await opened.form.getByRole('button', { name: 'Rester sur cette page' }).click();
    expect(await opened.page.evaluate(() => sessionStorage.getItem('webform:exemple_debut'))).toBeNull();
    const fields = new URLSearchParams(opened.sent[0]);
    expect(Object.fromEntries(fields)).toMatchObject({
      _form: 'webform-exemple_debut',
      _page: '2',
      _go: 'submit',
      'sujet-motif': 'retard',
      'vous-courriel': 'marie@exemple.ca',
      'vous-moyens.courriel': '1',
      url: '',
    });
    expect(fields.get('_captcha')).not.toBe('');
  });

  it('goes to the page that has what the service found wrong', async () => {
    const fault = { code: 'format', field: 'vous-courriel', message: 'Cette adresse n’existe pas.' };
    const opened = await open(() => ({ kind: 'refused', faults: [fault] }));
    await fillAll(opened);
    await press(opened.form, 'Envoyer mon commentaire');
    await opened.form.getByText('Vous devez corriger les erreurs suivantes').waitFor();
    expect(await opened.form.getByText('Étape 2 de 3').isVisible()).toBe(true);
    expect(await opened.form.getByLabel('Adresse courriel').getAttribute('aria-invalid')).toBe('true');
    await opened.form.locator('.error-summary a').click();
    expect(await opened.page.evaluate(() => document.activeElement?.id)).toBe(
      'webform-exemple_debut-vous-courriel',
    );
  });

  it('says which page is wrong where its links lead to another one', async () => {
    const faults = ['sujet-message', 'vous-courriel'].map((field) => ({
      code: 'format',
      field,
      message: field,
    }));
    const opened = await open(() => ({ kind: 'refused', faults }));
    await fillAll(opened);
    await press(opened.form, 'Envoyer mon commentaire');
    await opened.form.getByText('Étape 1 de 3').waitFor();
    await opened.form.locator('.error-summary a').last().click();
    expect(await opened.form.getByText('Étape 2 de 3').isVisible()).toBe(true);
    expect(await opened.page.evaluate(() => document.activeElement?.id)).toBe(
      'webform-exemple_debut-vous-courriel',
    );
  });
});

describe('a file', () => {
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });

  it('is sent when it is chosen, under a plain name, and can be taken out', async () => {
    let fid = 40;
    const opened = await open(() => {
      fid += 1;
      return { kind: 'again', values: { [`details-preuves.${fid}`]: `recu${fid}.pdf` } };
    });
    await fillAll(opened);
    await opened.form.getByLabel('Fichiers').setInputFiles([file('Reçu d’été.pdf'), file('b.pdf')]);
    await opened.form.getByText('recu42.pdf').first().waitFor();
    expect(opened.sent).toHaveLength(2);
    expect(opened.sent[0]).toContain('name="_go"\r\n\r\nupload');
    expect(opened.sent[0]).toContain('name="details-preuves"; filename="Recudete.pdf"');
    await opened.form.getByRole('button', { name: 'Retirer recu41.pdf' }).click();
    expect(await opened.form.locator('.file-field-list li').count()).toBe(1);
    await press(opened.form, 'Envoyer mon commentaire');
    await expect.poll(() => opened.sent.length).toBe(3);
    const fields = new URLSearchParams(opened.sent[2]);
    expect([...fields.keys()].filter((name) => name.startsWith('details-preuves'))).toEqual([
      'details-preuves.42',
    ]);
  });

  it('that is refused keeps the form from being sent until it is taken out', async () => {
    const fault = { code: 'file', field: 'details-preuves', message: 'Ce fichier est abîmé.' };
    const opened = await open((request) =>
      (request.postData() ?? '').includes('upload') ? { kind: 'refused', faults: [fault] } : { kind: 'done' },
    );
    await fillAll(opened);
    await opened.form.getByLabel('Fichiers').setInputFiles([file('a.pdf')]);
    await opened.form.getByText('Ce fichier est abîmé.').first().waitFor();
    await press(opened.form, 'Envoyer mon commentaire');
    await opened.form.locator('.error-summary').getByText('Ce fichier est abîmé.').waitFor();
    expect(opened.sent).toHaveLength(1);
    await opened.form.getByRole('button', { name: 'Retirer a.pdf' }).click();
    await press(opened.form, 'Envoyer mon commentaire');
    await opened.form.getByText('Formulaire envoyé').waitFor();
  });

  it('that the field does not take is not sent at all', async () => {
    const opened = await open();
    await fillAll(opened);
    await opened.form.getByLabel('Fichiers').setInputFiles([{ ...file('plan.exe') }]);
    await opened.form.getByText('plan.exe n’est pas d’un format accepté (PDF, JPG, PNG).').first().waitFor();
    expect(opened.sent).toEqual([]);
  });
});
