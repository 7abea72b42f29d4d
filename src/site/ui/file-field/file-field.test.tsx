import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { FileField } from './file-field.tsx';

const field = (refused?: string) => (
  <FileField
    id="f"
    name="preuves"
    label="Preuves"
    accept={['.pdf', '.jpg']}
    multiple
    required
    files={[{ fid: '41', name: 'recu.pdf' }]}
    refused={refused}
    onChoose={() => undefined}
    onDrop={() => undefined}
    onDropRefused={() => undefined}
  />
);

describe('FileField', () => {
  it('sends the files it has under their numbers, and takes one out without script', () => {
    const markup = markupOf(field());
    expect(markup).toContain('<input type="hidden" name="preuves.41" value="recu.pdf"/>');
    expect(markup).toMatch(/<button type="submit"[^>]*value="drop:preuves.41"[^>]*name="_go"/);
    expect(textOf(field())).toContain('Retirer recu.pdf');
  });

  it('asks for no other file where one is there', () => {
    expect(markupOf(field())).toMatch(/<input (?![^>]*required)[^>]*type="file"[^>]*accept=".pdf,.jpg"/);
  });

  it('names a file that was refused, in words as well', () => {
    expect(textOf(field('plan.exe'), 'en')).toContain('plan.exe (refused)');
  });
});
