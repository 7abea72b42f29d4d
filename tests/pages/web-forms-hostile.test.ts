import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { anotherVisitor } from '#tests/support/plain-browser.ts';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ settings: { TRUST_PROXY: '1' } });
const path = '/propos/service-a-la-clientele/plainte';

/** Names that the form has, names that it might, and names that no form has. */
const names = fc.oneof(
  fc.constantFrom(
    '_form',
    '_go',
    '_page',
    '_shown',
    '_more',
    '_sending',
    '_captcha',
    'url',
    'motif-motif',
    'motif-precision',
    'faits-date',
    'faits-recit',
    'faits-fichiers',
    'faits-fichiers.1',
    'faits-fichiers.99999999999999999999',
    'reponse-reponse',
    'reponse-courriel',
    '__proto__',
    'constructor',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const values = fc.oneof(
  fc.constantFrom(
    'webform-plainte',
    'webform-inconnu',
    'webform-__proto__',
    `webform-${'a'.repeat(70)}`,
    'submit',
    'next',
    'previous',
    'upload',
    'drop:',
    'drop:__proto__',
    '-1',
    '1e9',
    '999',
    '\u0000',
    '\ud800',
    'x'.repeat(30_000),
    'autre',
    '2026-02-30',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const fields = fc
  .array(fc.tuple(names, values), { maxLength: 8 })
  .map((pairs) => ({ _form: 'webform-plainte', ...Object.fromEntries(pairs) }));
const files = fc.array(
  fc.tuple(
    fc.constantFrom('faits-fichiers', 'motif-motif', 'x', '__proto__'),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.uint8Array({ maxLength: 60 }),
  ),
  { maxLength: 3 },
);

describe('whatever is sent to a page with a form', () => {
  it('is answered, and is never a fault of the site', { timeout: 120_000 }, async () => {
    const { view } = (await (await visits.app.get('/_data/')).json()) as {
      view: { shell: { formToken: string } };
    };
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fields, files, fc.boolean(), async (sent, brought, isByScript) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ _token: view.shell.formToken, ...sent }))
          body.set(name, value.toWellFormed());
        for (const [name, file, bytes] of brought)
          body.append(name, new File([new Uint8Array(bytes)], file.toWellFormed()));
        const answer = await visits.app.get(path, {
          method: 'POST',
          body,
          headers: {
            origin: visits.app.origin,
            accept: isByScript ? 'application/json' : 'text/html',
            ...anotherVisitor(),
          },
        });
        statuses.add(answer.status);
        expect(answer.status).toBeLessThan(500);
        await answer.arrayBuffer();
      }),
      cases(150),
    );
    expect(statuses).toContain(422);
  });
});
