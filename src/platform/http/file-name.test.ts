import { describe, expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

describe('the name under which a file is saved', () => {
  it('has all its letters, and plain ones for old readers', () => {
    expect(fileNameOf('Été (à venir).pdf')).toBe(
      `filename="Ete _a venir_.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%28%C3%A0%20venir%29.pdf`,
    );
  });

  it('stays one header, whatever a stranger called the file', () => {
    expect(fileNameOf('a"\r\nx: 1\u0000\ud800.pdf')).toBe(
      `filename="a_x_ 1_.pdf"; filename*=UTF-8''a%22%0D%0Ax%3A%201%00%EF%BF%BD.pdf`,
    );
  });
});
