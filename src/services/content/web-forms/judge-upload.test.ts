import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { badUploads, soundUploads } from '#tests/support/uploads.ts';
import { judgeUpload } from './judge-upload.ts';

const bounds = {
  accept: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'],
  maxBytes: 5000,
  locale: 'en' as const,
};
const endings = Object.keys(soundUploads) as (keyof typeof soundUploads)[];

/** What became of a file; a fault of ours is thrown. */
function outcomeOf(bytes: Uint8Array): string {
  try {
    judgeUpload(bytes, 'a.pdf', bounds);
    return 'taken';
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.code;
    throw thrown;
  }
}

describe('a file of a rider', () => {
  it.each(endings)('is taken for what it holds: %s', (ending) => {
    const bytes = soundUploads[ending];
    const judged = judgeUpload(bytes, 'Ma photo (été) 2026.exe', bounds);
    expect(judged.name).toBe(`Maphotoété2026.${ending}`);
    expect(judged.bytes.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(badUploads))('is refused in the words of the wire: %s', (_what, { name, bytes }) => {
    expect(() => judgeUpload(bytes, name, bounds)).toThrow(
      /^Unprocessable Entity: file validation failed\.\n\S/,
    );
  });

  it('is refused where it is too large, or of a kind that the field does not take', () => {
    expect(() => judgeUpload(soundUploads.png, 'a.png', { ...bounds, maxBytes: 10 })).toThrow(
      /too large: 0\.1\u00a0MB at most/,
    );
    expect(() => judgeUpload(soundUploads.png, 'a.png', { ...bounds, accept: ['pdf'] })).toThrow(
      /files are accepted: pdf\./,
    );
  });

  it.each(['pdf', 'jpg', 'png'] as const)('loses what stands behind its end: %s', (ending) => {
    const behind = Buffer.from('PK\u0003\u0004 <script>alert(1)</script>');
    const judged = judgeUpload(Buffer.concat([soundUploads[ending], behind]), `a.${ending}`, bounds);
    expect(Buffer.from(judged.bytes).includes('script')).toBe(false);
  });

  it.each([
    ['../../etc/passwd', 'etcpasswd'],
    ['photo.php.png', 'photo'],
    ['.htaccess', 'htaccess'],
    ['\u202egnp.exe', 'gnp'],
    ['', 'fichier'],
    ['!!!', 'fichier'],
  ])('is called by letters and digits: %j', (given, stem) => {
    expect(judgeUpload(soundUploads.png, given, bounds).name).toBe(`${stem}.png`);
  });

  it('is judged or refused, whatever it holds', () => {
    const anything = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .tuple(fc.constantFrom(...endings), fc.nat(400), fc.uint8Array({ maxLength: 40 }))
        .map(([ending, cut, rest]) => Buffer.concat([soundUploads[ending].subarray(0, cut), rest])),
    );
    fc.assert(
      fc.property(anything, (bytes) => {
        expect(['taken', 'invalid']).toContain(outcomeOf(bytes));
      }),
      { numRuns: 2000 },
    );
  });
});
