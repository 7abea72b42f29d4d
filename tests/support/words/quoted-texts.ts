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
    'choices.saved': 'Your information were successfully saved.',
    'choices.notices.faults.selectOne': 'Select at least one notice',
    'errors.notFoundTitle': 'This page could not be found',
    'pages.detailNotFound': 'Not found',
    'pages.fileNotFound': 'Sorry, the file is not found.',
    'ui.requiredLegend': 'All fields marked with an asterisk (*) are required',
    'ui.charactersUsed(12)': '12/12 character(s)',
    'ui.fieldErrors': 'Please correct the fields with errors.',
    'ui.loading': 'Loading...',
    'ui.captcha.unchecked': 'You must check the "I am not a robot" box.',
    'signIn.login.done.activation': 'Your account is now activated...',
    'signIn.login.done.new-password': 'Your password has been updated.',
    'signIn.login.faults.unavailable': 'An error occurred. Please try again later.',
    'signIn.create.sent': 'Email sent. Please follow the instructions to complete your sign up.',
    'signIn.newPassword.faults.empty': 'The password field cannot be empty.',
    'signIn.newPassword.faults.emptyNew': 'The new password field cannot be empty.',
    'signIn.newPassword.faults.length(12)': 'The new password must contain between 12 and 12 characters.',
    'signIn.newPassword.faults.confirmation': 'The password confirmation does not match the password.',
    'signIn.reset.sent': 'Email sent. Please follow the instructions to complete your password reset.',
  },
};
