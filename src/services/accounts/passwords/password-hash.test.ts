import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

/** A hash as another version of the program, or another program, may have made it. */
function hashWith(password: string, memory: number, passes: number, parallelism: number): string {
  const nonce = Buffer.from('a salt of sixteen');
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: 24,
  });
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`;
}

describe('the hash of a password', () => {
  it('is Argon2id with what OWASP advises at least, and a salt of its own', () => {
    const [one, two] = [hashPassword('soleil-bleu'), hashPassword('soleil-bleu')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(two).not.toBe(one);
    expect([isPasswordOf('soleil-bleu', one), isPasswordOf('soleil-bleu', two)]).toEqual([true, true]);
    for (const other of ['soleil-bleu ', 'Soleil-bleu', '', 'soleil-ble'])
      expect([other, isPasswordOf(other, one)]).toEqual([other, false]);
  });

  it('is one for all spellings of a letter', () => {
    const hash = hashPassword('été-à-Québec');
    expect(isPasswordOf('été-à-Québec'.normalize('NFD'), hash)).toBe(true);
  });

  it.each([
    [1024, 1, 1],
    [8192, 3, 1],
    [9216, 2, 4],
  ])(
    'that cost something else is compared at its own cost: m=%i, t=%i, p=%i',
    (memory, passes, parallelism) => {
      const hash = hashWith('soleil-bleu', memory, passes, parallelism);
      expect([isPasswordOf('soleil-bleu', hash), isPasswordOf('soleil-noir', hash)]).toEqual([true, false]);
    },
  );

  it.each([
    '',
    'x',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2i$v=19$m=8,t=1,p=1$YQ$YQ',
    '$argon2id$v=19$m=8$YQ$YQ',
  ])('that is none is nobody’s: %j', (hash) => {
    expect(isPasswordOf('', hash)).toBe(false);
  });
});
