import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#domain/menu.ts';
import { currentSection } from './section.ts';

const item = (title: string, href?: string, children: MenuItem[] = []): MenuItem => ({
  id: title,
  title,
  href,
  children,
  external: false,
});

const menu = [
  item('Accueil', '/'),
  item('Tarifs', '/tarifs', [
    item('Grille', '/tarifs/grille'),
    item('Payer', undefined, [item('Où', '/ou-acheter')]),
  ]),
  item('Médias', '/medias', [item('Nouvelles', '/nouvelles?tri=date')]),
];
const sectionOf = (...trail: string[]) => currentSection(menu, trail)?.title;

describe('the section of a page', () => {
  it('is where the menu has its address, at any depth', () => {
    expect(sectionOf('/', '/tarifs/grille')).toBe('Tarifs');
    expect(sectionOf('/', '/ou-acheter')).toBe('Tarifs');
  });

  it('is also the section of the pages below', () => {
    expect(sectionOf('/', '/nouvelles/2026/pont')).toBe('Médias');
    expect(sectionOf('/tarifs/autre')).toBe('Tarifs');
  });

  it('follows the breadcrumbs where the address tells nothing', () => {
    expect(sectionOf('/', '/medias', '/communique-12')).toBe('Médias');
  });

  it('is none for the home page and for pages of no section', () => {
    expect(sectionOf('/')).toBeUndefined();
    expect(sectionOf('/', '/inconnu')).toBeUndefined();
  });
});
