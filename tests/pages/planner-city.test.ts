import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { plannerPath, plannerPathEn } from '#tests/support/planner-site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** Follows where the form leads, as a browser without script does. */
async function plan(path: string, fields: Readonly<Record<string, string>>) {
  const first = await app.get(`${path}?${new URLSearchParams(fields)}`);
  const leads = first.headers.get('location');
  const answer = leads === null ? first : await app.get(leads);
  return { status: answer.status, text: await answer.text() };
}

describe('the planner in the fictional city, with the service of the program', () => {
  it('leads from a place to another by their names, a stop of the same name beside it or not', async () => {
    const { status, text } = await plan(plannerPath, {
      de: 'Université de la Vermeille',
      a: 'hopital maria-castonguay',
    });
    expect(status).toBe(200);
    expect(text).toContain('Hôpital Maria-Castonguay');
    expect(text).toContain('Arrive le plus tôt');
  });

  it('takes a house by its number', async () => {
    const { status, text } = await plan(plannerPathEn, {
      de: '60 rue des Orfèvres, Havremont',
      a: 'Maria-Castonguay Hospital',
    });
    expect(status).toBe(200);
    expect(text).toContain('60 rue des Orfèvres');
  });

  it('says of words that mean nothing that they do', async () => {
    const { status, text } = await plan(plannerPath, { de: 'xyzzy qwrtp', a: 'Cégep du Sorbier' });
    expect(status).toBe(400);
    expect(text).toContain('xyzzy qwrtp');
  });
});
