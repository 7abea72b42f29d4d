import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startProgram, type Program } from '#tests/support/program.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { startUpstream, type Upstream } from '#tests/support/upstream.ts';

// Each test starts the whole program, which a busy machine does slowly.
vi.setConfig({ testTimeout: 90_000 });

let content: Upstream;
let program: Program | undefined;
beforeAll(async () => {
  content = await startUpstream(smallContent().answer);
});
afterEach(async () => program?.stop());
afterAll(() => content.close());

function start(settings: Readonly<Record<string, string>>): Program {
  const parts = ['site', 'cache'];
  return (program = startProgram({ parts, settings: { CONTENT_URL: content.url, ...settings } }));
}

describe('the program at another time', () => {
  it('says so at its start, in its log and with every answer, and shows that day on its pages', async () => {
    const { ready, stdout, logs } = start({ CLOCK: '2027-12-25T22:30' });
    const origin = await ready;
    expect(stdout()).toMatch(/^Clock {13}2027-12-25T22:3\d:\d\d-05:00, which is not the true time$/m);
    const warning = logs().find(({ msg }) => String(msg).startsWith('CLOCK is set'));
    expect(warning?.['clock']).toMatch(/^2027-12-26T03:3\d:/);
    expect(warning?.['machine']).not.toMatch(/^2027-12-26T/);
    for (const path of ['/readyz', '/a', '/services/cache/', '/nowhere']) {
      const { headers } = await fetch(origin + path);
      expect(headers.get('x-clock'), path).toMatch(/^2027-12-25T22:3\d:\d\d-05:00$/);
    }
    expect(await (await fetch(`${origin}/a`)).text()).toContain('25 décembre 2027');
  });

  it('is nowhere to be seen without the setting', async () => {
    const { ready, stdout } = start({});
    const { headers } = await fetch(`${await ready}/readyz`);
    expect(headers.has('x-clock')).toBe(false);
    expect(stdout()).not.toMatch(/^Clock|CLOCK/m);
  });

  it('is refused where visitors come', async () => {
    const { exit, stderr } = start({ CLOCK: 'PT6H', PUBLIC_URL: 'https://www.example.org' });
    expect(await exit).toEqual({ code: 1, signal: null });
    expect(stderr()).toBe(
      'Settings to correct (see .env.example): CLOCK cannot be set together with PUBLIC_URL\n',
    );
  });
});
