import type { ReplyState } from '#domain/web-forms/submission.ts';

const envois = (count: number) =>
  count === 1 ? '1\u00a0envoi est effacé' : `${count}\u00a0envois sont effacés`;

/** Words of the pages for those who work for the operator. */
export const staff = {
  submissions: {
    title: 'Formulaires reçus',
    lead: 'Ce que les gens ont envoyé par les formulaires du site. Ce que vous ouvrez, exportez, répondez et effacez est noté avec votre adresse.',
    away: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    tooMany: 'Trop d’essais. Attendez une minute, puis réessayez.',
    locales: { fr: 'Français', en: 'Anglais' },

    forms: {
      title: 'Formulaires',
      heads: {
        form: 'Formulaire',
        count: 'Envois',
        unanswered: 'À répondre',
        latest: 'Dernier envoi',
      },
      none: 'Le site n’a aucun formulaire, et rien n’a été envoyé.',
      never: 'Aucun',
    },

    list: {
      title: 'Envois',
      heads: {
        number: 'Envoi',
        created: 'Reçu',
        locale: 'Langue',
        start: 'Première réponse',
        files: 'Fichiers',
        state: 'Suivi',
      },
      none: 'Rien n’a encore été envoyé par ce formulaire.',
      noMore: 'Il n’y a pas d’envoi plus ancien.',
      newest: 'Envois les plus récents',
      older: 'Envois plus anciens',
      erased: 'L’envoi est effacé, avec ses fichiers et nos réponses.',
      export: 'Exporter',
      exportLead: 'Tous les envois de ce formulaire, à garder en lieu sûr.',
      formats: { csv: 'Télécharger (CSV)', json: 'Télécharger (JSON)' },
    },

    states: {
      waiting: 'À répondre',
      answered: 'Répondu',
      unreachable: 'Sans adresse',
    },

    one: {
      title: (number: number) => `Envoi nº\u00a0${number}`,
      sent: 'Ce qui a été envoyé',
      facts: { created: 'Reçu', locale: 'Langue', erased: 'S’efface de lui-même', replyTo: 'Courriel' },
      noReplyTo: 'Aucun',
      nothing: 'Le formulaire a été envoyé vide.',
      files: 'Fichiers joints',
      filesLead: 'Ils viennent de l’extérieur\u00a0: ouvrez-les avec prudence.',
      filePreview: (what: string, day: string) =>
        `${what}, remplacé par un aperçu le ${day}\u00a0: personne ne l’avait ouvert`,
      fileGone: (what: string, day: string) => `${what}, retiré le ${day}\u00a0: personne ne l’avait ouvert`,
      replies: 'Réponses envoyées',
      noReplies: 'Aucune réponse n’a été envoyée.',
      by: (actor: string, when: string) => `${actor}, ${when}`,
      replyStates: {
        queued: 'En attente d’envoi',
        sent: 'Envoyée',
        bounced: 'Revenue',
        'given-up': 'Abandonnée',
        dropped: 'Non envoyée',
      } satisfies Record<ReplyState, string>,
    },

    reply: {
      title: 'Répondre',
      to: (mail: string) => `La réponse part par courriel à ${mail}.`,
      unreachable:
        'Cette personne n’a pas donné d’adresse courriel\u00a0: il n’est pas possible de lui répondre d’ici.',
      label: 'Votre réponse',
      hint: (locale: string) => `Langue de la personne\u00a0: ${locale}. La réponse est gardée avec l’envoi.`,
      submit: 'Envoyer la réponse',
      saved: 'La réponse est gardée avec l’envoi, et part par courriel.',
      problem: 'La réponse n’est pas envoyée',
      faults: {
        empty: 'Écrivez la réponse.',
        long: (most: string) => `La réponse est trop longue. Écrivez-la en ${most}\u00a0caractères au plus.`,
        odd: 'La réponse contient un caractère qu’un courriel ne peut pas porter. Retirez-le.',
        unreachable: 'Cette personne n’a pas donné d’adresse courriel.',
        gone: 'Cet envoi a été effacé entre-temps.',
      },
    },

    erase: {
      title: 'Effacer cet envoi',
      lead: (day: string) => `Il s’efface de lui-même le ${day}. Vous pouvez l’effacer tout de suite.`,
      submit: 'Effacer cet envoi',
      question: (number: number) => `Effacer l’envoi nº\u00a0${number} pour toujours\u00a0?`,
      problem: 'L’envoi n’est pas effacé',
      what: 'Ses fichiers et nos réponses sont effacés aussi. C’est irréversible.',
      confirm: 'Effacer pour toujours',
      keep: 'Ne rien effacer',
    },

    eraseByMail: {
      title: 'Effacer ce qu’une personne a envoyé',
      lead: 'Tous les envois qui portent son adresse sont effacés, avec leurs fichiers et nos réponses, quel que soit le formulaire.',
      label: 'Adresse courriel de la personne',
      submit: 'Effacer ses envois',
      question: (mail: string) => `Effacer pour toujours les envois qui portent l’adresse ${mail}\u00a0?`,
      problem: 'Rien n’est effacé',
      done: (count: number) =>
        count === 0 ? 'Aucun envoi ne porte cette adresse. Rien n’est effacé.' : `${envois(count)}.`,
      faults: { mail: 'Entrez une adresse courriel, par exemple nom@exemple.ca.' },
    },
  },
  searches: {
    title: 'Recherches sans résultat',
    lead: 'Ce que les gens ont cherché sans rien trouver, au moins deux fois, depuis 90\u00a0jours. Rien ne dit qui a cherché, et les adresses ne sont pas gardées. Écrivez ces mots dans un titre ou un sous-titre, ou ajoutez-les aux synonymes, pour que la page soit trouvée.',
    list: 'Mots cherchés',
    heads: { words: 'Mots', locale: 'Langue', count: 'Fois', last: 'Dernière fois' },
    none: 'Toutes les recherches ont trouvé quelque chose.',
    locales: { fr: 'Français', en: 'Anglais' },
  },
};
