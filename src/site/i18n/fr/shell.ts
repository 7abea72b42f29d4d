/** What stands around every page. */
export const shell = {
  language: 'English',

  skip: {
    label: 'Accès rapide',
    content: 'Aller au contenu',
    menu: 'Aller au menu',
    footer: 'Aller au pied de page',
  },

  header: {
    home: (operator: string) => `${operator}, accueil`,
    menu: 'Menu',
    closeMenu: 'Fermer',
    primary: 'Menu principal',
    secondary: 'Menu secondaire',
    overview: 'Vue d’ensemble',
    overviewOf: (section: string) => `${section} : vue d’ensemble`,
    currentSection: ' (section de cette page)',
  },

  search: {
    label: 'Parcours, arrêt, lieu ou sujet',
    inPage: 'Que cherchez-vous ?',
    open: 'Rechercher',
    close: 'Fermer la recherche',
  },

  bar: {
    label: 'Raccourcis',
    search: 'Chercher',
    myStops: 'Mes arrêts',
    map: 'Carte',
  },

  theme: {
    label: 'Affichage',
    system: 'Système',
    light: 'Clair',
    dark: 'Sombre',
  },

  account: {
    label: 'Mon profil',
    login: 'Se connecter',
    signedInAs: (name: string) => `Mon profil : ${name}`,
    parameters: 'Paramètres',
    myNotices: 'Mes avis',
    noticesCount: (count: number) => `${count} avis`,
    logout: 'Se déconnecter',
    logoutUnfinished:
      'Votre session est fermée sur cet appareil. Notre serveur n’a pas pu la fermer de son côté : elle prendra fin d’elle-même d’ici trois jours.',
    navigation: 'Navigation du profil',
    notices: 'Avis',
    newsletter: 'Infolettre',
    info: 'Renseignements',
  },

  page: {
    sidebar: 'Dans cette section',
    seeAlso: 'Voir aussi',
    breadcrumbs: 'Vous êtes ici',
    otherLanguageContent: 'Ce contenu est offert en anglais seulement.',
  },

  timePreview: {
    label: 'Aperçu à un autre moment',
    at: (day: string, time: string) =>
      `Cette page telle qu’elle sera le ${day} à ${time}, selon ce qui est prévu.`,
    leave: 'Revenir à maintenant',
    choose: 'Voir à un autre moment',
    moment: 'Date et heure',
    show: 'Afficher',
    share: 'Lien à partager, valable 7\u00a0jours',
  },
  warning: {
    label: 'Avertissement',
    api_unavail: {
      title: 'Certaines fonctions du site ne sont pas disponibles en ce moment.',
      text: 'Les renseignements affichés peuvent dater de quelques minutes.',
    },
  },

  footer: {
    company: 'L’entreprise',
    contact: 'Nous joindre',
    general: 'Renseignements',
    complaints: 'Plaintes et commentaires',
    option: (option: number) => `option ${option}`,
    address: 'Adresse postale',
    social: 'Nous suivre',
    rights: 'Tous droits réservés.',
  },

  newsletter: {
    title: 'Infolettre',
    signUp: 'S’abonner à l’infolettre',
    email: 'Adresse courriel',
    required: 'obligatoire',
    submit: 'S’abonner',
    sending: 'Envoi en cours…',
    sentTitle: 'Vérifiez vos courriels',
    sent: 'Nous vous avons envoyé un message. Suivez le lien qu’il contient pour confirmer votre abonnement.',
    problem: 'Votre abonnement n’a pas été enregistré',
    invalid: 'Entrez une adresse courriel complète, comme nom@exemple.ca.',
    unavailableTitle: 'Service indisponible',
    unavailable:
      'L’abonnement à l’infolettre ne fonctionne pas en ce moment. Votre adresse est restée dans le champ : réessayez dans quelques minutes.',
    tooMany: 'Trop de tentatives. Votre adresse est restée dans le champ : réessayez dans quelques minutes.',
  },

  consent: {
    title: 'Témoins de navigation',
    text: 'Nous aimerions mesurer l’utilisation du site pour l’améliorer. Rien n’est mesuré sans votre accord.',
    accept: 'Accepter',
    refuse: 'Refuser',
    choose: 'Choisir',
    preferences: 'Préférences de témoins',
    preferencesText: 'Vous pouvez changer d’idée en tout temps. Votre choix est conservé six mois.',
    necessary: 'Nécessaires',
    necessaryText: 'Langue, session et sécurité des formulaires. Le site ne fonctionne pas sans eux.',
    always: 'Toujours actifs',
    analytics: 'Mesure d’audience',
    analyticsText: 'Pages consultées et temps de chargement, pour savoir quoi améliorer.',
    granted: 'Autoriser',
    denied: 'Ne pas autoriser',
    save: 'Enregistrer mon choix',
    failed: 'Votre choix n’a pas été enregistré. Réessayez dans quelques minutes.',
  },

  takeover: {
    dismiss: 'J’ai compris',
  },

  print: {
    printedOn: (day: string) => `Imprimé le ${day}`,
  },

  preview: {
    label: 'Aperçu',
    text: 'La dernière version de l’équipe de rédaction, telle que le public la verrait.',
    state: {
      published: 'Le public voit cette page telle quelle.',
      changed: 'Le public voit encore une autre version\u00a0: ces changements ne sont pas publiés.',
      hidden: 'Le public ne voit pas cette page\u00a0: elle n’est pas publiée à ce moment.',
    },
  },

  redirect: {
    title: 'Cette page a changé d’adresse',
    text: 'La page demandée se trouve maintenant à cette adresse :',
  },
};
