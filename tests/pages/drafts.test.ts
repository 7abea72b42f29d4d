import { describe, expect, it } from 'vitest';
import { uuidOf } from '#contract/content/identity.ts';
import { screens } from '#site/pages/screens.server.ts';
import { sessionOf } from '#tests/support/session.ts';
import { trialForm } from '#tests/support/trial-screens.ts';
import { siteOf, startVisits } from '#tests/support/visits.ts';

const trial = trialForm();
const { actions } = trial.screens['content/page'] ?? {};
const { 'system/preview': preview } = screens;
if (!preview || !actions) throw new Error('the site has no page that is for some alone');
const visits = startVisits({
  content: 'shared',
  screens: { ...trial.screens, 'system/preview': { ...preview, actions } },
});

const page = `/preview/page/${uuidOf('contact')}`;
const other = `/preview/page/${uuidOf('about')}`;
const cookieOf = (key: string, draft?: string) => ({
  cookie: [`parcours_session=${key}`, ...(draft === undefined ? [] : [`parcours_draft=${draft}`])].join('; '),
});
const open = (username: string, uid: number) =>
  siteOf(visits.app).sessions.open(sessionOf('editor', { username, uid }));
const openAsAnne = () => open('anne@exemple.ca', 41);
const openAsBruno = () => open('bruno@exemple.ca', 42);

/** The token that a page has in its forms for whoever holds this session. */
const tokenFor = async (key: string) => (await visits.page(page, cookieOf(key))).view().shell.formToken;
const draftOf = (response: Response) =>
  /parcours_draft=([^;]*)/.exec(response.headers.getSetCookie().join())?.[1];
const sendAs = (key: string, fields: Record<string, string>) =>
  visits.send(page, { _form: 'trial', secret: 'hush', ...fields }, cookieOf(key));

/** Anne sends a form when her session is over. */
async function leaveDraft(fields: Record<string, string> = { name: 'Mots d’Anne' }) {
  const key = await openAsAnne();
  const _token = await tokenFor(key);
  await siteOf(visits.app).sessions.close(key);
  const response = await sendAs(key, { _token, ...fields });
  return { response, draft: draftOf(response) ?? '' };
}
const formAt = async (path: string, key: string, draft: string) => {
  const read = await visits.page(path, cookieOf(key, draft));
  return { form: read.view().form, cookies: read.response.headers.getSetCookie() };
};

describe('what was typed when a session was over', () => {
  it('leads to the login page with a key that the browser alone holds', async () => {
    const { response, draft } = await leaveDraft();
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/connexion?destination=${encodeURIComponent(page)}&raison=session`,
    ]);
    expect(draft).toMatch(/^[\w-]{43}$/);
    expect(response.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/);
    expect(trial.taken).toEqual([]);
  });

  it('comes back once, to the page it was typed on, without secrets', async () => {
    const { draft } = await leaveDraft();
    const key = await openAsAnne();
    expect((await formAt(other, key, draft)).form).toBeUndefined();
    const back = await formAt(page, key, draft);
    expect(back.form).toEqual({ name: 'trial', kind: 'resumed', values: { name: 'Mots d’Anne' } });
    expect(back.cookies.join()).toMatch(/parcours_draft=;.*1970/);
    expect((await formAt(page, key, draft)).form).toBeUndefined();
  });

  it('is shown to nobody else who signs in on the same browser, and is gone then', async () => {
    const { draft } = await leaveDraft();
    const asBruno = await visits.ask(page, cookieOf(await openAsBruno(), draft));
    expect(await asBruno.text()).not.toContain('Mots d’Anne');
    expect((await formAt(page, await openAsAnne(), draft)).form).toBeUndefined();
  });

  it('is not kept for somebody whose form was drawn for nobody', async () => {
    const key = await openAsAnne();
    await siteOf(visits.app).sessions.close(key);
    expect(draftOf(await sendAs(key, { name: 'Anonyme' }))).toBeUndefined();
  });

  it('is over after an hour', async () => {
    const { draft } = await leaveDraft();
    visits.app.clock.advance(3_600_000);
    expect((await formAt(page, await openAsAnne(), draft)).form).toBeUndefined();
  });

  it('is not kept where it is larger than the form may be', async () => {
    const { response, draft } = await leaveDraft({ name: 'x'.repeat(400) });
    expect([response.status, draft]).toEqual([413, '']);
  });

  it('is found by no key but its own', async () => {
    const key = await openAsAnne();
    for (const draft of ['', 'x', 'x'.repeat(43), '__proto__', '%00', `${'a'.repeat(42)}%0a`])
      expect((await formAt(page, key, draft)).form).toBeUndefined();
  });
});

describe('a form that was drawn for somebody', () => {
  it('is not run as somebody else who has signed in since: they see their own page', async () => {
    const [anne, bruno] = [await openAsAnne(), await openAsBruno()];
    const _token = await tokenFor(anne);
    const response = await sendAs(bruno, { _token, name: 'Mots d’Anne' });
    expect([response.status, response.headers.get('location')]).toEqual([303, page]);
    expect([await response.text(), draftOf(response)]).toEqual(['', undefined]);
    expect(trial.taken).toEqual([]);
    const asData = await visits.send(
      page,
      { _form: 'trial', secret: 'hush', _token, name: 'Mots d’Anne' },
      { ...cookieOf(bruno), accept: 'application/json' },
    );
    expect(await asData.json()).toEqual({ kind: 'done', to: page });
  });

  it('is run as them, in any session of theirs', async () => {
    const _token = await tokenFor(await openAsAnne());
    expect((await sendAs(await openAsAnne(), { _token, name: 'Anne' })).status).toBe(303);
    expect(trial.taken).toEqual(['Anne']);
  });

  it('has a token that does not say who they are, and that nobody can make for another', async () => {
    const [anne, bruno] = [await openAsAnne(), await openAsBruno()];
    const [forAnne, forBruno] = [await tokenFor(anne), await tokenFor(bruno)];
    expect(forAnne).toMatch(/^\d+\.[\w-]{43}\.[\w-]{22}$/);
    expect(forAnne).not.toContain('anne');
    const mixed = [...forAnne.split('.').slice(0, 2), forBruno.split('.')[2]].join('.');
    expect((await sendAs(bruno, { _token: mixed, name: 'Bruno' })).status).toBe(403);
    const bare = forAnne.split('.').slice(0, 2).join('.');
    expect((await sendAs(bruno, { _token: bare, name: 'Bruno' })).status).toBe(403);
  });
});
