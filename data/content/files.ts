import type { Bilingual } from '#domain/locale.ts';
import type { SeedItem } from '#services/content/seed.ts';

/** A file of `data/files/` in one language: its name there, what it is called and what it holds. */
interface FileText {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

function file(key: string, { fr, en }: Bilingual<FileText>): SeedItem {
  const translation = ({ title, description }: FileText) => ({
    title,
    attributes: { description: `<p>${description}</p>` },
  });
  return {
    key: `file-${key}`,
    type: 'files',
    file: { fr: fr.name, en: en.name },
    fr: translation(fr),
    en: translation(en),
  };
}

const report = file('annual-report', {
  fr: {
    name: 'rapport-annuel-2025-en-bref.pdf',
    title: 'Rapport annuel 2025 en bref',
    description: 'La fréquentation, la ponctualité, les plaintes et les dépenses de 2025, sur une page.',
  },
  en: {
    name: 'annual-report-2025-in-brief.pdf',
    title: '2025 annual report in brief',
    description: 'Ridership, punctuality, complaints and spending in 2025, on one page.',
  },
});

const budget = file('budget', {
  fr: {
    name: 'budget-2027-en-bref.pdf',
    title: 'Budget 2027 en bref',
    description: 'D’où viennent les 168 millions de dollars et où ils vont, sur une page.',
  },
  en: {
    name: 'budget-2027-in-brief.pdf',
    title: '2027 budget in brief',
    description: 'Where the $168 million comes from and where it goes, on one page.',
  },
});

const fares = file('fares', {
  fr: {
    name: 'tarifs.csv',
    title: 'Tarifs',
    description: 'Tous les prix, en cents, par titre et par catégorie de clientèle.',
  },
  en: {
    name: 'fares.csv',
    title: 'Fares',
    description: 'All prices, in cents, by fare and type of rider.',
  },
});

const lots = file('lots', {
  fr: {
    name: 'parc-o-bus.csv',
    title: 'Parc-O-Bus',
    description: 'Les sept stationnements : nom, adresse et nombre de places.',
  },
  en: {
    name: 'park-and-ride.csv',
    title: 'Park-and-ride lots',
    description: 'The seven lots: name, address and number of spaces.',
  },
});

export const files = [report, budget, fares, lots];

/** What each page gives to take away. */
export const publicationFiles = [report.key, budget.key];
export const openDataFiles = [fares.key, lots.key];
