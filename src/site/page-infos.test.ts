import { describe, expect, it } from 'vitest';
import { createPageInfos } from './page-infos.ts';

const info = (title: string) => ({ title, metas: [], breadcrumbs: [] });

describe('page infos', () => {
  it('shows nothing before the first page', () => {
    expect(createPageInfos().current()).toBeUndefined();
  });

  it('defers a payload until the next call', () => {
    const infos = createPageInfos();
    infos.set(info('Accueil'));
    expect(infos.current()).toBeUndefined();
    infos.set(info('Tarifs'));
    expect(infos.current()?.title).toBe('Accueil');
    infos.set(info('Avis'));
    expect(infos.current()?.title).toBe('Tarifs');
  });

  it('shows a forced payload at once and forgets what waited', () => {
    const infos = createPageInfos();
    infos.set(info('Accueil'));
    infos.set(info('Tarifs'), { force: true });
    expect(infos.current()?.title).toBe('Tarifs');
    infos.set(info('Avis'));
    expect(infos.current()?.title).toBe('Tarifs');
  });
});
