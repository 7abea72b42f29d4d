import { describe, expect, it } from 'vitest';
import { openBytes, sealBytes } from './file-bytes.ts';

const text = Buffer.from('une photographie'.repeat(1000));

describe('the bytes of a file', () => {
  it('come back as they were, and say nothing without their key', () => {
    const { key, sealed } = sealBytes(text);
    expect(sealed.includes('photographie')).toBe(false);
    expect(openBytes({ plain: null, key, sealed })).toEqual(text);
    expect(sealBytes(text).sealed.equals(sealed)).toBe(false);
  });

  it('are refused where they or their key are not those that were kept', () => {
    const { key, sealed } = sealBytes(text);
    const other = sealBytes(text);
    expect(() => openBytes({ plain: null, key: other.key, sealed })).toThrow('unable to authenticate data');
    sealed.writeUInt8(sealed.readUInt8(5) ^ 1, 5);
    expect(() => openBytes({ plain: null, key, sealed })).toThrow('unable to authenticate data');
  });

  it('are plain where they came before files were sealed, and nothing where they went', () => {
    expect(openBytes({ plain: text, key: null, sealed: null })).toEqual(text);
    expect(openBytes({ plain: null, key: null, sealed: null })).toHaveLength(0);
  });
});
