import type { Bilingual } from '#domain/locale.ts';

/**
 * Texts that the specification quotes, by their place in the catalogue. They stay as they are quoted, to the letter,
 * even where one would write them otherwise, so that the rules of typography do not apply to them.
 */
export const quotedTexts: Bilingual<Readonly<Record<string, string>>> = {
  fr: {
    'blocks.goings': 'Aller',
    'blocks.comings': 'Retour',
    'blocks.note': 'Note',
    'errors.notFoundTitle': 'Page non trouvée',
    'errors.technicalTitle': 'Erreur technique temporaire',
    'errors.unauthorizedTitle': 'Accès non-autorisé',
    'pages.unavailable': 'Service indisponible',
    'pages.server': 'Erreur serveur',
    'pages.notFound': 'Page non trouvée',
    'pages.fileNotFound': 'Désolé, il est impossible de trouver le fichier.',
    'pages.schedules': 'Horaires des bus',
    'quickSearch.nothing': "Il n'y a aucun résultat pour cette recherche",
    'quickSearch.none': 'Aucun résultat',
    'ui.requiredLegend': "Tous les champs marqués d'un astérisque (*) sont obligatoires",
    'ui.captcha.unchecked': 'Vous devez cocher la case "Je ne suis pas un robot".',
    'ui.captcha.invalid': 'Erreur de validation du reCAPTCHA. Veuillez réessayer.',
  },
  en: {
    'blocks.goings': 'To',
    'blocks.comings': 'From',
    'errors.notFoundTitle': 'This page could not be found',
    'pages.detailNotFound': 'Not found',
    'pages.fileNotFound': 'Sorry, the file is not found.',
    'ui.requiredLegend': 'All fields marked with an asterisk (*) are required',
    'ui.charactersUsed(12)': '12/12 character(s)',
    'ui.fieldErrors': 'Please correct the fields with errors.',
    'ui.loading': 'Loading...',
    'ui.captcha.unchecked': 'You must check the "I am not a robot" box.',
  },
};
