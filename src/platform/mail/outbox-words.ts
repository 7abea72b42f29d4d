import type { Language } from '#platform/http/wording.ts';

const fr = {
  title: 'Boîte d’envoi',
  intro:
    'Aucun courriel ne quitte ce programme tant que SMTP_URL n’est pas défini. Les plus récents sont gardés ici et ne se lisent que depuis cette machine.',
  none: 'Aucun courriel pour le moment.',
  mails: 'Courriels',
  skip: 'Aller au contenu',
  otherLanguage: 'English',
  to: (address: string) => `À ${address}`,
  noSubject: '(sans objet)',
  back: 'Retour à la boîte d’envoi',
  headers: 'En-têtes',
  html: 'Version HTML',
  htmlAlone: 'Ouvrir la version HTML seule',
  text: 'Texte brut',
  eml: 'Télécharger le courriel (.eml)',
};

export type OutboxWords = { readonly [Key in keyof typeof fr]: (typeof fr)[Key] };

const en: OutboxWords = {
  title: 'Outbox',
  intro:
    'No email leaves this program while SMTP_URL is not set. The newest ones are kept here and can be read from this machine alone.',
  none: 'No emails yet.',
  mails: 'Emails',
  skip: 'Skip to content',
  otherLanguage: 'Français',
  to: (address) => `To ${address}`,
  noSubject: '(no subject)',
  back: 'Back to the outbox',
  headers: 'Headers',
  html: 'HTML version',
  htmlAlone: 'Open the HTML version alone',
  text: 'Plain text',
  eml: 'Download the email (.eml)',
};

export const outboxWords: Readonly<Record<Language, OutboxWords>> = { fr, en };
