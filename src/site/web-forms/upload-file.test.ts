import { describe, expect, it } from 'vitest';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { plainFileName, refuseFile } from './upload-file.ts';

describe('the name of a file', () => {
  it.each([
    ['recu.pdf', 'recu.pdf'],
    ['Reçu de l’été (2).PDF', 'Recudelete2.PDF'],
    ['../../etc/passwd', 'file....etcpasswd'],
    ['日本.pdf', 'file.pdf'],
    ['', 'file'],
    ['a\0b.jpg', 'ab.jpg'],
  ])('%j keeps its letters, digits and dots: %s', (name, plain) => {
    expect(plainFileName(name)).toBe(plain);
  });
});

describe('a file that is chosen', () => {
  const field = { file: { accept: ['pdf', 'jpg'], maxBytes: 1_000_000 } };
  const refusal = (name: string, size: number) =>
    refuseFile(field, { name, size }, { texts: catalogues.fr, locale: 'fr' });

  it('is sent where the field takes it', () => {
    expect(refusal('recu.PDF', 1000)).toBeUndefined();
  });

  it('is refused before anything is sent', () => {
    expect(refusal('plan.exe', 10)).toBe('plan.exe n’est pas d’un format accepté (PDF, JPG).');
    expect(refusal('pdf', 10)).toMatch(/format accepté/);
    expect(refusal('recu.pdf', 1_000_001)).toMatch(/trop lourd\u00a0: 976,6\u00a0Ko au plus/);
    expect(refusal('recu.pdf', 0)).toBe('recu.pdf est vide.');
  });
});
