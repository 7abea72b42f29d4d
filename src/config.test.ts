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

  it.each([
    ['CACHE_MAX_MB', '-1', 'must be 1 or more'],
    ['CACHE_MAX_MB', '20000', 'must be 16384 or less'],
    ['CACHE_MAX_MB', 'much', 'must be a number'],
    ['PORT', '70000', 'must be 65535 or less'],
    ['PORT', '80.5', 'must be a whole number'],
    ['API_TIMEOUT_MS', '99', 'must be 100 or more'],
    ['SCHEDULE_MAX_LOSS_PERCENT', '101', 'must be 100 or less'],
    ['SCHEDULE_MAX_LOSS_PERCENT', 'all', 'must be a number'],
    ['RATE_LIMIT_PER_MINUTE', '0', 'must be 1 or more'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['LOCALE_STRATEGY', 'none', 'must be one of prefix-except-default, prefix'],
    [
      'TRUST_PROXY',
      'on',
      'must be how many proxies stand in front \\(0 to 10\\), or their networks: 10.0.0.0/8, loopback',
    ],
    ['TRUST_PROXY', '10.0.0.0/33', 'must be how many proxies stand in front .*'],
    [
      'OPEN_SERVICES',
      'schedule, everything',
      'must be some of content, schedule, accounts, itinerary, cache, or none',
    ],
    ['REALTIME_FEEDS', 'https://a.ca/x, ftp://b.ca', 'must be an http or https address'],
    [
      'CLOCK',
      'tonight',
      'must be a time such as 2026-12-25T23:30, or a duration from now such as PT6H or -P2D',
    ],
  ])('says of %s=%s what it wants: it %s', (name, value, wanted) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^Settings to correct \\(see \\.env\\.example\\): ${name}\\S* ${wanted}$`),
    );
  });

  it('reads an empty setting as one that is not given', () => {
    expect(readConfig({ REDIS_URL: '' }).redisUrl).toBeUndefined();
  });

  it('takes a bucket for files with its key, at Amazon or elsewhere', () => {
    const keys = { FILES_KEY_ID: 'id', FILES_KEY_SECRET: 'secret' };
    const read = (FILES_URL: string) => readConfig({ FILES_URL, ...keys }).files;
    expect(read('s3://parcours?region=ca-central-1')).toEqual({
      place: { address: 'https://s3.ca-central-1.amazonaws.com/parcours', region: 'ca-central-1' },
      keys: { id: 'id', secret: 'secret' },
    });
    expect(read('s3://parcours/site/?endpoint=http://store:9000/').place).toEqual({
      address: 'http://store:9000/parcours/site',
      region: 'us-east-1',
    });
    for (const wrong of ['https://store/x', 's3://', 's3://a?endpoint=ftp://x', 's3://parcours?region=a/b'])
      expect(() => read(wrong)).toThrow(/FILES_URL must/);
    expect(() => readConfig({ FILES_URL: 's3://parcours' })).toThrow(
      /FILES_KEY_ID and FILES_KEY_SECRET must/,
    );
    expect(() => readConfig({ FILES_KEY_ID: 'id' })).toThrow(/go together/);
  });

  it('takes a mail server with its account, and whom mail is from', () => {
    expect(readConfig({}).mail).toEqual({ smtpUrl: undefined, from: undefined, leaseMs: 120_000 });
    for (const SMTP_URL of ['smtp://mail.example.org', 'smtp://u:p%40ss@h:587', 'smtps://[::1]:465/'])
      expect(readConfig({ SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL);
    const wrong = [
      'http://h',
      'mail.example.org',
      'smtp://',
      'smtp:h',
      'smtp://h/x',
      'smtp://h?tls.rejectUnauthorized=0',
      'smtp://u:100%@h',
      'smtp://u:p@ss@h',
      'smtp://h:99999',
    ];
    for (const SMTP_URL of wrong) expect(() => readConfig({ SMTP_URL }), SMTP_URL).toThrow(/SMTP_URL must/);
    for (const MAIL_FROM of ['a@b.ca', 'Réseau urbain <a@b.ca>'])
      expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
    for (const MAIL_FROM of ['Réseau', 'a@b.ca\r\nBcc: c@d.ca', 'N\n <a@b.ca>', 'a@b.ca, c@d.ca'])
      expect(() => readConfig({ MAIL_FROM })).toThrow(/MAIL_FROM must be an address/);
    expect(() => readConfig({ MAIL_LEASE_S: '4' })).toThrow(/MAIL_LEASE_S must be 5 or more/);
  });

  it('refuses half of a pair', () => {
    expect(() => readConfig({ CAPTCHA_SITE_KEY: 'k' })).toThrow(
      /CAPTCHA_SCRIPT_URL, CAPTCHA_SITE_KEY, CAPTCHA_SECRET and CAPTCHA_VERIFY_URL go together/,
    );
    expect(() => readConfig({ REDIS_URL: 'redis://127.0.0.1' })).toThrow(/SECRET must be set/);
  });

  it('needs to know its address when other machines can reach it', () => {
    for (const HOST of ['0.0.0.0', '::', '192.0.2.7', 'example.org']) {
      expect(() => readConfig({ HOST })).toThrow('PUBLIC_URL must be set when HOST opens the program');
      expect(() => readConfig({ HOST, PUBLIC_URL: 'https://www.example.org' })).not.toThrow();
    }
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.1.2.3', ''])
      expect(() => readConfig({ HOST })).not.toThrow();
  });

  it('counts the proxies in front of it, or knows their networks', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).http.trustProxy;
    expect([trusted(''), trusted('0'), trusted('2')]).toEqual([0, 0, 2]);
    expect(trusted('10.0.0.0/8, FD00::/8,loopback')).toEqual(['10.0.0.0/8', 'fd00::/8', 'loopback']);
  });

  it.each([
    ['PUBLIC_URL', 'https://www.example.org'],
    ['REDIS_URL', 'redis://127.0.0.1'],
    ['REALTIME_FEEDS', 'https://example.org/trip-updates.pb'],
  ])('refuses another time together with %s, which lives in the true one', (name, value) => {
    const settings = { SECRET: 'x'.repeat(32), [name]: value };
    expect(() => readConfig(settings)).not.toThrow();
    expect(() => readConfig({ ...settings, CLOCK: '2026-12-25T23:30' })).toThrow(
      `CLOCK cannot be set together with ${name}`,
    );
  });

  it('gives a pair together, or nothing of it', () => {
    const captcha = {
      scriptUrl: 'https://captcha.example/api.js',
      siteKey: 'k',
      secret: 's',
      verifyUrl: 'https://captcha.example/siteverify',
    };
    const given = {
      CAPTCHA_SCRIPT_URL: captcha.scriptUrl,
      CAPTCHA_SITE_KEY: captcha.siteKey,
      CAPTCHA_SECRET: captcha.secret,
      CAPTCHA_VERIFY_URL: captcha.verifyUrl,
    };
    expect(readConfig(given).thirdParties.captcha).toEqual(captcha);
    expect(readConfig({}).thirdParties.captcha).toBeUndefined();
  });

  it('brings units and lists into the form the program uses', () => {
    const config = readConfig({
      CACHE_MAX_MB: '2',
      REALTIME_POLL_S: '5',
      REDIRECT_HOSTS: 'A.example, b.example,',
      PUBLIC_URL: 'https://www.example.org/',
      DATA_DIR: '/tmp/parcours',
    });
    expect(config).toMatchObject({
      cacheMaxBytes: 2_097_152,
      schedule: { realtimePollMs: 5000, realtimeFeeds: [] },
      redirectHosts: ['a.example', 'b.example'],
      http: { publicUrl: 'https://www.example.org' },
      databaseFolder: '/tmp/parcours/database',
    });
    expect(Object.isFrozen(config) && Object.isFrozen(config.http)).toBe(true);
  });

  it('is explained setting by setting in .env.example', () => {
    const explained = [...readFileSync('.env.example', 'utf8').matchAll(/^# ?([A-Z_]+)=/gm)].map(
      (match) => match[1],
    );
    expect(explained).toEqual(settingNames);
  });
});
