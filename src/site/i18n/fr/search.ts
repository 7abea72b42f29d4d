import type { Mode } from '#domain/mode.ts';

/** Words of the page of results. */
export const siteSearch = {
  /** The title, which is read aloud when the page comes. */
  title: (words: string, count: number, page: number) => {
    const found =
      count === 0 ? 'Aucun résultat' : count === 1 ? '1\u00a0résultat' : `${count}\u00a0résultats`;
    return `${found} pour «\u00a0${words}\u00a0»${page > 1 ? `, page\u00a0${page}` : ''}`;
  },
  kinds: 'Genres de résultats',
  everything: 'Tout',
  /** Several of a kind, as a choice. */
  several: {
    lines: 'Parcours',
    stops: 'Arrêts',
    pages: 'Pages',
    notices: 'Avis',
    news: 'Nouvelles',
    press_release: 'Communiqués',
    jobs: 'Emplois',
    points_of_sale: 'Points de vente',
    schools: 'Écoles',
    files: 'Documents',
  },
  /** One of a kind, before its title. */
  one: {
    lines: 'Parcours',
    stops: 'Arrêt',
    pages: 'Page',
    notices: 'Avis',
    news: 'Nouvelle',
    press_release: 'Communiqué',
    jobs: 'Emploi',
    points_of_sale: 'Point de vente',
    schools: 'École',
    files: 'Document',
  },
  items: 'Sur le site',
  inForce: 'en vigueur',
  notInForce: 'à venir',
  corrected: (typed: string, meant: string) =>
    `Rien pour «\u00a0${typed}\u00a0». Voici ce qu’il y a pour «\u00a0${meant}\u00a0».`,
  tryWith: (meant: string) => `Essayez avec «\u00a0${meant}\u00a0»`,
  noLines: 'Les parcours et les arrêts n’ont pas pu être cherchés. Réessayez dans un moment.',
  noItems: 'Les pages, les avis et les nouvelles n’ont pas pu être cherchés. Réessayez dans un moment.',
  results: (count: number) => (count === 1 ? '1\u00a0résultat' : `${count}\u00a0résultats`),
  forWords: (words: string) => `pour «\u00a0${words}\u00a0»`,
  allLines: (count: number) => `Les ${count}\u00a0parcours`,
  allStops: (count: number) => `Les ${count}\u00a0arrêts`,
  nothingFor: (words: string) => `Rien pour «\u00a0${words}\u00a0»`,
  nothingHelp: (lines: string, fleet: Mode = 'bus') => {
    if (lines !== '') return `Essayez le nom d’un arrêt ou d’un lieu, ou un parcours\u00a0: ${lines}.`;
    return fleet === 'bus'
      ? 'Essayez le numéro à quatre chiffres du poteau, ou celui à l’avant du bus.'
      : 'Essayez le nom d’un arrêt, ou celui d’un parcours.';
  },
  everyLine: 'Tous les parcours',
  away: 'La recherche ne répond pas',
  awayHelp:
    'Votre recherche est restée dans le champ. Réessayez dans un moment, ou choisissez dans la liste.',
  /** Over the stops around a place that was found. */
  near: (place: string) => `Arrêts près de «\u00a0${place}\u00a0»`,
  goTo: (place: string) => `Planifier un trajet vers «\u00a0${place}\u00a0»`,
};
