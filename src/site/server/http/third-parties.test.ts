import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { agreedThirdParties, originsOf } from './third-parties.ts';

const settings = {
  CONSENT_TOOL_URL: 'https://consent.example/tool.js',
  TAG_MANAGER_URL: 'https://tags.example/manager.js',
  NEWSLETTER_SCRIPT_URL: 'https://mail.example/forms.js',
  CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
  ADDRESS_COMPLETION_URL: 'https://address.example/',
  ERROR_REPORT_URL: 'https://errors.example/',
  MAP_STYLE_URL: 'https://map.example/style.json',
  JOBS_SITE_URL: 'https://jobs.example/',
};
type Setting = keyof typeof settings;

function originsWith(names: readonly Setting[]): readonly string[] {
  const chosen = Object.fromEntries(names.map((name) => [name, settings[name]]));
  const captcha = {
    CAPTCHA_SITE_KEY: 'key',
    CAPTCHA_SECRET: 's',
    CAPTCHA_VERIFY_URL: 'https://verify.example/',
  };
  const rest = {
    ...(names.includes('CAPTCHA_SCRIPT_URL') && captcha),
    ...(names.includes('ADDRESS_COMPLETION_URL') && { ADDRESS_COMPLETION_KEY: 'key' }),
  };
  const { thirdParties } = readConfig({ ...chosen, ...rest });
  const { strict, forPage } = createSecurityHeaders({
    https: false,
    imageOrigins: [],
    formOrigins: [],
    thirdParties,
    log: { error: () => undefined },
  });
  const origins = originsOf(agreedThirdParties(thirdParties));
  expect(strict['content-security-policy']).not.toContain('.example');
  const allowed =
    forPage(undefined, true)['content-security-policy']?.match(/https:\/\/[a-z]+\.example/g) ?? [];
  expect([...new Set(allowed)].sort()).toEqual([...origins].sort());
  return origins;
}

describe('third parties that a visitor may agree to', () => {
  it.each(['CONSENT_TOOL_URL', 'TAG_MANAGER_URL', 'NEWSLETTER_SCRIPT_URL', 'CAPTCHA_SCRIPT_URL'] as const)(
    'are allowed one by one: %s opens its own origin and no other',
    (name) => expect(originsWith([name])).toEqual([new URL(settings[name]).origin]),
  );

  it.each(['ADDRESS_COMPLETION_URL', 'ERROR_REPORT_URL', 'MAP_STYLE_URL', 'JOBS_SITE_URL'] as const)(
    'do not include %s, which no page loads',
    (name) => expect(originsWith([name])).toEqual([]),
  );

  it('are none without a setting, and each origin once with several', () => {
    expect(originsWith([])).toEqual([]);
    expect(originsWith(Object.keys(settings) as Setting[])).toHaveLength(4);
  });
});
