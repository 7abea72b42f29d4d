import type { WebFormFile } from '#contract/content/web-form-file.ts';

const both = (fr: string, en: string) => ({ fr, en });

/** Three pages with a field of every kind, conditions of every kind, a group and files. */
export const sampleForm: WebFormFile = {
  id: 'exemple',
  title: both('Un exemple', 'An example'),
  recipient: 'service@rtc-havremont.example',
  replyTo: 'vous.courriel',
  confirmation: {
    message: both('<p>Merci&nbsp;!</p>', '<p>Thank you!</p>'),
    paths: both('/propos', '/about'),
  },
  retentionDays: 90,
  pages: [
    {
      key: 'sujet',
      title: both('Le sujet', 'The subject'),
      parts: [
        {
          key: 'motif',
          type: 'radios',
          label: both('Motif', 'Reason'),
          required: true,
          options: [
            { key: 'retard', label: both('Retard', 'Delay') },
            { key: 'autre', label: both('Autre', 'Other') },
          ],
        },
        {
          key: 'precision',
          type: 'textfield',
          label: both('Précisez', 'Specify'),
          required: true,
          maxLength: 60,
          visible: {
            operator: 'or',
            conditions: [{ field: 'sujet.motif', trigger: 'value', value: 'autre' }],
          },
        },
        { key: 'jour', type: 'date', label: both('Jour', 'Day'), required: true },
        { key: 'moment', type: 'datetime', label: both('Moment', 'Moment') },
        { key: 'heure', type: 'time', label: both('Heure', 'Time'), default: '00:00' },
        {
          key: 'parcours',
          type: 'select',
          label: both('Parcours', 'Route'),
          options: [
            { key: '800', label: both('800', '800') },
            { key: '801', label: both('801', '801') },
          ],
        },
        { key: 'bus', type: 'integer', label: both('Numéro du bus', 'Bus number'), min: 1, max: 9999 },
        { key: 'attente', type: 'number', label: both('Attente', 'Wait'), min: 0, step: 0.5 },
      ],
    },
    {
      key: 'vous',
      title: both('Vous', 'You'),
      parts: [
        { key: 'courriel', type: 'email', label: both('Courriel', 'Email'), autocomplete: 'email' },
        {
          key: 'telephone',
          type: 'tel',
          label: both('Téléphone', 'Phone'),
          mask: '###-###-####',
          requiredWhen: {
            operator: 'xand',
            conditions: [
              { field: 'vous.rappel', trigger: 'checked' },
              { field: 'vous.courriel', trigger: '!value', value: 'a@exemple.ca' },
            ],
          },
        },
        { key: 'rappel', type: 'checkbox', label: both('Rappelez-moi', 'Call me back') },
        {
          key: 'adresse',
          title: both('Adresse', 'Address'),
          description: both('Où vous habitez', 'Where you live'),
          visible: { operator: 'or', conditions: [{ field: 'vous.rappel', trigger: 'filled' }] },
          parts: [
            { key: 'rue', type: 'textfield', label: both('Rue', 'Street'), required: true },
            {
              key: 'code',
              type: 'textfield',
              label: both('Code postal', 'Postal code'),
              pattern: '[A-Z]\\d[A-Z] \\d[A-Z]\\d',
              messages: { pattern: both('Comme G9A 1A1', 'As in G9A 1A1') },
            },
          ],
        },
      ],
    },
    {
      key: 'details',
      title: both('Détails', 'Details'),
      parts: [
        {
          key: 'texte',
          type: 'textarea',
          label: both('Votre message', 'Your message'),
          required: true,
          minLength: 10,
          maxLength: 500,
        },
        { key: 'lien', type: 'url', label: both('Lien', 'Link') },
        {
          key: 'preuves',
          type: 'file',
          label: both('Fichiers', 'Files'),
          accept: ['pdf', 'jpg', 'png'],
          maxBytes: 1_000_000,
          most: 3,
        },
        {
          key: 'modes',
          type: 'checkboxes',
          label: both('Comment vous répondre', 'How to answer you'),
          required: true,
          most: 2,
          options: [
            { key: 'courriel', label: both('Par courriel', 'By email') },
            { key: 'telephone', label: both('Par téléphone', 'By phone') },
            { key: 'poste', label: both('Par la poste', 'By mail') },
          ],
        },
        { key: 'source', type: 'hidden', label: both('Source', 'Source'), default: 'site' },
      ],
    },
  ],
};
