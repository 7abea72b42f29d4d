import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { FactList } from './fact-list.tsx';

describe('FactList', () => {
  it('ties every value to its name, and says their language where it is another', () => {
    const markup = markupOf(<FactList lang="en-CA" facts={[{ name: 'Reason', value: 'Delay' }]} />);
    expect(markup).toContain('<dl class="fact-list" lang="en-CA">');
    expect(markup).toContain('<dt>Reason</dt><dd>Delay</dd>');
  });

  it('tells facts of one name apart by their keys', () => {
    const facts = [
      { key: 'a', name: 'Parcours', value: '800' },
      { key: 'b', name: 'Parcours', value: '801' },
    ];
    expect(markupOf(<FactList facts={facts} />).match(/<dt>Parcours<\/dt>/g)).toHaveLength(2);
  });
});
