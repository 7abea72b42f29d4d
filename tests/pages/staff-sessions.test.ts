import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinAs } from '#tests/support/accounts-people.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { accountVisitsOf, deviceSettings } from '#tests/support/account-visits.ts';
import { setRole } from '#services/accounts/staff/staff-acts.ts';
import { accountsOf } from '#tests/support/accounts-people.ts';

let stage: AccountsStage;
beforeAll(async () => {
  stage = await startAccountsStage({ settings: { ...accountSettings, ...deviceSettings } });
}, 60_000);
afterAll(() => stage.app.close());

const { visits, signInAs } = accountVisitsOf(() => stage);
const forEmployees = '/employes/infos-employes/salle-des-nouvelles';
const tokenLifeMs = 300_000;

describe('somebody who works for the operator', () => {
  it('sees what is for employees, also after their first token is over', async () => {
    const device = await signInAs(await joinAs(stage, 'employee'));
    expect((await visits.ask(forEmployees, device)).status).toBe(200);
    stage.app.clock.advance(tokenLifeMs);
    expect((await visits.ask(forEmployees, device)).status).toBe(200);
  });

  it('sees it no more a few minutes after the role is taken back', async () => {
    const employee = await joinAs(stage, 'employee');
    const device = await signInAs(employee);
    expect((await visits.ask(forEmployees, device)).status).toBe(200);
    await setRole(accountsOf(stage).act, { mail: employee.mail, role: 'member', actor: 'test' });
    stage.app.clock.advance(tokenLifeMs);
    const page = await visits.page(forEmployees, device);
    expect(page.response.status).toBe(401);
    expect(page.view().shell.visitor.kind).toBe('anonymous');
  });
});
