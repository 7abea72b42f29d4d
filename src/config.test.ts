import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { readConfig, settingNames } from './config.ts';

describe('the configuration', () => {
  it('needs no setting at all', () => {
    const config = readConfig({});
    expect(config.http).toMatchObject({ port: 3000, host: '127.0.0.1' });
    expect(config.databaseUrl).toBeUndefined();
    expect(config.apiTimeoutMs).toBe(10_000);
  });

  it('tells every fault at once, by name and without the value', () => {
    const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://u:hunter2@h/d', SECRET: 'short' });
    expect(read).toThrow(/PORT .*SECRET .*DATABASE_URL /s);
    expect(read).not.toThrow(/hunter2/);
  });

  it('reads an empty setting as one that is not given', () => {
    expect(readConfig({ REDIS_URL: '' }).redisUrl).toBeUndefined();
  });

  it('refuses half of a pair', () => {
    expect(() => readConfig({ CAPTCHA_SITE_KEY: 'k' })).toThrow(
      /CAPTCHA_SCRIPT_URL and CAPTCHA_SITE_KEY go together/,
    );
    expect(() => readConfig({ REDIS_URL: 'redis://127.0.0.1' })).toThrow(/SECRET must be set/);
  });

  it('is explained setting by setting in .env.example', () => {
    const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z_]+)=/gm)].map(
      (match) => match[1],
    );
    expect(explained).toEqual(settingNames);
  });
});
