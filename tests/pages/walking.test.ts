import { beforeAll, describe, expect, it } from 'vitest';
import { sharedApp, type TestApp } from '#tests/support/app.ts';

describe('the walking site', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  it('shows its home page in French and in English', async () => {
    expect(await app.text('/')).toContain('<title>RTC – Vos bus à Havremont</title>');
    expect(await app.text('/en')).toContain('<title>RTC – Your buses in Havremont</title>');
  });
});
