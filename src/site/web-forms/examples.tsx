import {
  allFields,
  keyOf,
  type AnswerFault,
  type WebForm,
  type WebFormField,
} from '#domain/web-forms/web-form.ts';
import { faultOf, type Fields, type FormFault, type FormState } from '#site/forms/form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { shellFixture } from '#site/layouts/fixtures.ts';
import type { Example } from '#site/ui/example.ts';
import { faultWords, webFormWords } from './fault-words.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';
import { WebFormView } from './web-form-view.tsx';

const text = (path: string, label: string, own: Partial<WebFormField> = {}): WebFormField => ({
  kind: 'text',
  path: path.split('.'),
  label,
  required: false,
  rule: { type: 'string' },
  ...own,
});
const choices = [
  { value: 'retard', label: 'Un retard' },
  { value: 'chauffeur', label: 'Un chauffeur' },
  { value: 'autre', label: 'Autre chose' },
];
const ofChoices = { type: 'string', enum: choices.map(({ value }) => value) } as const;

const subject = {
  path: ['sujet'],
  title: 'Votre commentaire',
  parts: [
    text('sujet.motif', 'De quoi s’agit-il\u00a0?', {
      kind: 'radios',
      required: true,
      choices,
      rule: ofChoices,
    }),
    text('sujet.precision', 'Précisez', {
      required: true,
      visible: { operator: 'or', conditions: [{ field: 'sujet.motif', trigger: 'value', value: 'autre' }] },
    }),
    text('sujet.message', 'Votre message', {
      kind: 'textarea',
      required: true,
      description: 'Ce qui s’est passé, et ce que vous attendez de nous.',
      rule: { type: 'string', minLength: 10, maxLength: 500 },
    }),
    text('sujet.moment', 'Quand était-ce\u00a0?', {
      kind: 'date-time',
      rule: { type: 'string', format: 'date-time' },
    }),
  ],
} as const;

const person = {
  path: ['vous'],
  title: 'Pour vous répondre',
  parts: [
    text('vous.courriel', 'Adresse courriel', {
      kind: 'email',
      required: true,
      autocomplete: 'email',
      rule: { type: 'string', format: 'email' },
    }),
    text('vous.telephone', 'Téléphone', {
      kind: 'tel',
      mask: '###-###-####',
      autocomplete: 'tel',
      description: 'Par exemple 819-555-0142.',
    }),
    {
      kind: 'group',
      path: ['vous', 'adresse'],
      title: 'Votre adresse',
      description: 'Si vous voulez une réponse par la poste.',
      parts: [
        text('vous.adresse.rue', 'Rue', { autocomplete: 'address-line1' }),
        text('vous.adresse.code', 'Code postal', { autocomplete: 'postal-code' }),
      ],
    },
    text('vous.moyens', 'Comment vous répondre', {
      kind: 'checkboxes',
      required: true,
      several: { most: 2 },
      choices: [
        { value: 'courriel', label: 'Par courriel' },
        { value: 'poste', label: 'Par la poste' },
      ],
      rule: { type: 'string', enum: ['courriel', 'poste'] },
    }),
  ],
} as const;

const details = {
  path: ['details'],
  title: 'Pièces jointes',
  parts: [
    text('details.parcours', 'Parcours', {
      kind: 'select',
      choices: [
        { value: '800', label: '800' },
        { value: '801', label: '801' },
      ],
      rule: { type: 'string', enum: ['800', '801'] },
    }),
    text('details.lien', 'Liens utiles', {
      kind: 'url',
      several: { most: 3 },
      rule: { type: 'string', format: 'uri' },
    }),
    text('details.preuves', 'Fichiers', {
      kind: 'file',
      several: { most: 3 },
      file: { accept: ['pdf', 'jpg', 'png'], maxBytes: 2 * 1024 * 1024 },
      rule: { type: 'integer' },
    }),
    text('details.accord', 'J’accepte que ma réponse soit publiée', {
      kind: 'checkbox',
      rule: { type: 'boolean' },
    }),
  ],
} as const;

const sample = (id: string, pages: WebForm['pages'] = [subject, person, details]): WebForm => ({
  id,
  title: 'Commentaires et plaintes',
  pages,
  buttons: { submit: 'Envoyer mon commentaire', next: '', previous: '' },
});

const shell = shellFixture('fr');
const thanks = [[{ tag: 'p', children: ['Merci. Nous vous répondrons en deux jours ouvrables.'] }]] as const;

/** What the server would say of a form: in its own words, or by what is wrong with a field. */
type Wrong = { readonly code: string } | { readonly key: string; readonly fault: AnswerFault };

interface DemonstrationProps {
  readonly form: WebForm;
  readonly kind?: FormState['kind'];
  readonly values?: Fields;
  readonly wrong?: readonly Wrong[];
}

/** A form in a state that the server would give its page. */
function Demonstration({ form, kind, values, wrong }: DemonstrationProps) {
  const texts = useTexts('web-forms');
  const faults = (wrong ?? []).flatMap((one): FormFault[] => {
    if ('code' in one) return [faultOf({ words: webFormWords }, texts, one)];
    const field = allFields(form).find((each) => keyOf(each.field.path) === one.key)?.field;
    return field ? [{ code: one.fault, field: one.key, message: faultWords(texts, field, one.fault) }] : [];
  });
  const state = kind && ({ name: webFormName(form.id), kind, values: values ?? {}, faults } as FormState);
  return (
    <WebFormView
      offered={{ form, confirmation: { messages: thanks, to: '/propos' } }}
      state={state}
      shell={shell}
      phone={shell.operator.phones.general}
      headingLevel={4}
    />
  );
}

/** Whole forms, whose fields have the same names. */
export const standsAlone = true;

export const examples: readonly Example[] = [
  { name: 'une page, vide', render: () => <Demonstration form={sample('exemple_page', [subject])} /> },
  {
    name: 'des réponses à corriger',
    render: () => (
      <Demonstration
        form={sample('exemple_fautes', [subject])}
        kind="refused"
        values={{ 'sujet-motif': 'autre', 'sujet-message': 'Trop tard' }}
        wrong={[
          { key: 'sujet-precision', fault: 'required' },
          { key: 'sujet-message', fault: 'minLength' },
        ]}
      />
    ),
  },
  { name: 'étape 1 de 3', render: () => <Demonstration form={sample('exemple_debut')} /> },
  {
    name: 'étape 2 de 3',
    render: () => (
      <Demonstration
        form={sample('exemple_etape')}
        kind="again"
        values={{ _page: '1', 'vous-telephone': '819-555-0142', 'vous-moyens.courriel': '1' }}
      />
    ),
  },
  {
    name: 'étape 2 de 3, des champs obligatoires vides',
    render: () => (
      <Demonstration
        form={sample('exemple_suite')}
        kind="refused"
        values={{ _page: '1', _go: 'next' }}
        wrong={[
          { key: 'vous-courriel', fault: 'required' },
          { key: 'vous-moyens', fault: 'required' },
        ]}
      />
    ),
  },
  {
    name: 'étape 3 de 3, un fichier joint',
    render: () => (
      <Demonstration
        form={sample('exemple_fichiers')}
        kind="again"
        values={{ _page: '2', 'details-preuves.41': 'recu.pdf', 'details-lien.0': 'https://exemple.ca' }}
      />
    ),
  },
  {
    name: 'un commentaire par jour',
    render: () => (
      <Demonstration
        form={sample('exemple_trop', [subject])}
        kind="refused"
        values={{ 'sujet-motif': 'retard', 'sujet-message': 'Le 800 était encore en retard.' }}
        wrong={[{ code: 'throttled' }]}
      />
    ),
  },
  { name: 'envoyé', render: () => <Demonstration form={sample('exemple_envoye')} kind="done" /> },
];
