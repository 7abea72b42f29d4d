import type { Bilingual } from '#domain/locale.ts';
import type { SeedItem } from '#services/content/seed.ts';

/** A file of `data/public/files/` in one language: its name there, its size, what it is called and what it holds. */
interface FileText {
  readonly name: string;
  readonly bytes: number;
  readonly title: string;
  readonly description: string;
}

interface FileTexts extends Bilingual<FileText> {
  readonly mime: string;
}

function file(key: string, { mime, fr, en }: FileTexts): SeedItem {
  const translation = ({ name, bytes, title, description }: FileText) => ({
    title,
    attributes: {
      uri: { value: `public://${name}`, url: `/files/${name}` },
      filesize: bytes,
      description: `<p>${description}</p>`,
    },
  });
  return {
    key: `file-${key}`,
    type: 'files',
    shared: { filemime: mime },
    fr: translation(fr),
    en: translation(en),
  };
}

const pdf = 'application/pdf';
const csv = 'text/csv';

const report = file('annual-report', {
  mime: pdf,
  fr: {
    name: 'rapport-annuel-2025-en-bref.pdf',
    bytes: 33869,
    title: 'Rapport annuel 2025 en bref',
    description: 'La fréquentation, la ponctualité, les plaintes et les dépenses de 2025, sur une page.',
  },
  en: {
    name: 'annual-report-2025-in-brief.pdf',
    bytes: 34777,
    title: '2025 annual report in brief',
    description: 'Ridership, punctuality, complaints and spending in 2025, on one page.',
  },
});

const budget = file('budget', {
  mime: pdf,
  fr: {
    name: 'budget-2027-en-bref.pdf',
    bytes: 36023,
    title: 'Budget 2027 en bref',
    description: 'D’où viennent les 168 millions de dollars et où ils vont, sur une page.',
  },
  en: {
    name: 'budget-2027-in-brief.pdf',
    bytes: 36231,
    title: '2027 budget in brief',
    description: 'Where the $168 million comes from and where it goes, on one page.',
  },
});

const fares = file('fares', {
  mime: csv,
  fr: {
    name: 'tarifs.csv',
    bytes: 321,
    title: 'Tarifs',
    description: 'Tous les prix, en cents, par titre et par catégorie de clientèle.',
  },
  en: {
    name: 'fares.csv',
    bytes: 282,
    title: 'Fares',
    description: 'All prices, in cents, by fare and type of rider.',
  },
});

const lots = file('lots', {
  mime: csv,
  fr: {
    name: 'parc-o-bus.csv',
    bytes: 432,
    title: 'Parc-O-Bus',
    description: 'Les sept stationnements : nom, adresse et nombre de places.',
  },
  en: {
    name: 'park-and-ride.csv',
    bytes: 424,
    title: 'Park-and-ride lots',
    description: 'The seven lots: name, address and number of spaces.',
  },
});

export const files = [report, budget, fares, lots];

/** What each page gives to take away. */
export const publicationFiles = [report.key, budget.key];
export const openDataFiles = [fares.key, lots.key];
