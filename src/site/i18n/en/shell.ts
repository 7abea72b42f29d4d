import type { Catalogue } from '../catalogue.ts';

export const shell: Catalogue['shell'] = {
  language: 'Français',

  skip: {
    label: 'Skip links',
    content: 'Skip to content',
    menu: 'Skip to menu',
    footer: 'Skip to footer',
  },

  header: {
    home: (operator) => `${operator}, home`,
    menu: 'Menu',
    closeMenu: 'Close',
    primary: 'Main menu',
    secondary: 'Secondary menu',
    overview: 'Overview',
    overviewOf: (section) => `${section}: overview`,
    currentSection: ' (this page’s section)',
  },

  search: {
    label: 'Route, stop, place or subject',
    inPage: 'What are you looking for?',
    open: 'Search',
    close: 'Close the search',
  },

  bar: {
    label: 'Shortcuts',
    search: 'Search',
    myStops: 'My stops',
    map: 'Map',
  },

  theme: {
    label: 'Display',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },

  account: {
    label: 'My account',
    login: 'Log in',
    signedInAs: (name) => `My account: ${name}`,
    parameters: 'Settings',
    myNotices: 'My notices',
    noticesCount: (count) => (count === 1 ? '1 notice' : `${count} notices`),
    logout: 'Log out',
    logoutUnfinished:
      'You are logged out on this device. Our server could not close your session at its end: it will expire on its own within three days.',
    navigation: 'My account menu',
    notices: 'Notices',
    newsletter: 'Newsletter',
    info: 'Information',
  },

  page: {
    sidebar: 'In this section',
    seeAlso: 'See also',
    breadcrumbs: 'You are here',
    otherLanguageContent: 'This content is available in French only.',
  },

  timePreview: {
    label: 'Preview at another time',
    at: (day, time) => `This page as it will be on ${day} at ${time}, as planned.`,
    leave: 'Back to now',
    choose: 'See at another time',
    moment: 'Date and time',
    show: 'Show',
    share: 'Link to share, valid for 7\u00a0days',
  },
  warning: {
    label: 'Warning',
    api_unavail: {
      title: 'Some features of the site are unavailable right now.',
      text: 'The information shown may be a few minutes old.',
    },
  },

  footer: {
    company: 'The company',
    contact: 'Contact us',
    general: 'Information',
    complaints: 'Complaints and comments',
    option: (option) => `option ${option}`,
    address: 'Mailing address',
    social: 'Follow us',
    rights: 'All rights reserved.',
  },

  newsletter: {
    title: 'Newsletter',
    signUp: 'Subscribe to the newsletter',
    email: 'Email address',
    required: 'required',
    submit: 'Subscribe',
    sending: 'Sending…',
    sentTitle: 'Check your email',
    sent: 'We have sent you a message. Follow the link in it to confirm your subscription.',
    problem: 'Your subscription was not saved',
    invalid: 'Enter a complete email address, such as name@example.ca.',
    unavailableTitle: 'Service unavailable',
    unavailable:
      'Newsletter sign-up is not working right now. Your address is still in the field: try again in a few minutes.',
    tooMany: 'Too many attempts. Your address is still in the field: try again in a few minutes.',
  },

  consent: {
    title: 'Cookies',
    text: 'We would like to measure how the site is used, to improve it. Nothing is measured unless you agree.',
    accept: 'Accept',
    refuse: 'Refuse',
    choose: 'Choose',
    preferences: 'Cookie preferences',
    preferencesText: 'You can change your mind at any time. Your choice is kept for six months.',
    necessary: 'Necessary',
    necessaryText: 'Language, session and form security. The site does not work without them.',
    always: 'Always on',
    analytics: 'Analytics',
    analyticsText: 'Pages viewed and loading times, so we know what to improve.',
    granted: 'Allow',
    denied: 'Do not allow',
    save: 'Save my choice',
    failed: 'Your choice was not saved. Try again in a few minutes.',
  },

  takeover: {
    dismiss: 'Got it',
  },

  print: {
    printedOn: (day) => `Printed on ${day}`,
  },

  preview: {
    label: 'Preview',
    text: 'The editors’ latest version, as the public would see it.',
    state: {
      published: 'The public sees this page just as it is.',
      changed: 'The public still sees another version: these changes are not published.',
      hidden: 'The public does not see this page: it is not published at this moment.',
    },
  },

  redirect: {
    title: 'This page has moved',
    text: 'The page you asked for is now at this address:',
  },
};
