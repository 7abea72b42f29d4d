import type { WebFormFile } from '#contract/content/web-form-file.ts';
import { mailPlan } from '#platform/delivery/delivery.ts';
import { createLog } from '#platform/log/log.ts';
import type { FinishedMail, SendOutcome } from '#platform/mail/mail-sender.ts';
import { writeMail } from '#platform/mail/write-mail.ts';
import { openJobQueue } from '#platform/queue/job-queue.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import type { ContentServiceOptions } from '#services/content/content-service.ts';
import type { FormDeskOptions } from '#services/content/web-forms/form-desk.ts';
import { formMailQueue } from '#services/content/web-forms/form-mail-office.ts';
import { openContentOn, valueAt, type JsonAnswer, type TestContent } from './content-service.ts';
import { contentSeed } from './content-seed.ts';
import { openTestDatabase } from './database.ts';
import { sampleForm } from './web-form-sample.ts';

const house = {
  name: 'Réseau d’essai',
  shortName: 'RE',
  postalAddress: '1, rue d’Essai',
  home: 'https://site.example/',
  phone: '418 555-0100',
  addressLocale: 'fr' as const,
};

/** The proof of somebody who is no machine. */
export const goodProof = 'proof';

export interface FormsStage extends TestContent {
  readonly mails: FinishedMail[];
  /** What the mail server says; it takes everything unless told. */
  mailServer: (mail: FinishedMail) => SendOutcome;
  tokenOf(formId: string): Promise<string>;
  /** Sends a form as the site does: with a fresh token and a good proof, for a visitor. */
  sendForm(formId: string, body: object, more?: Sending): Promise<JsonAnswer>;
  sendFile(formId: string, name: string, bytes: Uint8Array, visitor?: string): Promise<JsonAnswer>;
}

interface Sending {
  readonly token?: string;
  readonly visitor?: string;
  readonly locale?: 'fr' | 'en';
}

/** A form with one question, which takes one a day: again after twelve hours. */
export const throttledForm: WebFormFile = {
  ...sampleForm,
  id: 'commentaire',
  replyTo: 'courriel',
  throttleHours: 12,
  retentionDays: 30,
  confirmation: { message: { fr: '<p>Bien reçu.</p>', en: '<p>Received.</p>' } },
  pages: [
    {
      key: 'page',
      title: { fr: 'Commentaire', en: 'Comment' },
      parts: [
        {
          key: 'texte',
          type: 'textarea',
          label: { fr: 'Votre commentaire', en: 'Your comment' },
          required: true,
          maxLength: 2000,
        },
        { key: 'courriel', type: 'email', label: { fr: 'Courriel', en: 'Email' } },
      ],
    },
  ],
};

/** More than any test sends. */
const roomForAll = { ofNetwork: 2 ** 40, ofAll: 2 ** 50 };

/** A content service that takes forms, on a database of its own, with a mail server that keeps what it gets. */
export async function openFormsStage({
  mostInDay = roomForAll,
  disk,
  ...options
}: Partial<ContentServiceOptions> &
  Partial<Pick<FormDeskOptions, 'mostInDay' | 'disk'>> = {}): Promise<FormsStage> {
  const database = await openTestDatabase();
  const queue = await openJobQueue({
    database,
    queues: { [formMailQueue]: mailPlan(60) },
    log: createLog('silent'),
  });
  const mails: FinishedMail[] = [];
  const stage: Pick<FormsStage, 'mailServer'> = {
    mailServer: () => ({ kind: 'accepted', answer: '250 Ok' }),
  };
  const content = await openContentOn(database, {
    seed: {
      ...contentSeed,
      items: [
        ...contentSeed.items,
        ...[sampleForm, throttledForm].map((definition) => ({
          key: `form-${definition.id}`,
          type: 'webforms',
          shared: { definition },
          fr: { title: definition.title.fr },
          en: { title: definition.title.en },
        })),
      ],
    },
    forms: {
      queue,
      sender: {
        width: 4,
        longestMs: 1000,
        send: async (mail) => {
          // A mail that cannot be written does not leave from here either.
          await writeMail(mail);
          const outcome = stage.mailServer(mail);
          if (outcome.kind === 'accepted') mails.push(mail);
          return outcome;
        },
        check: async () => {},
        close: async () => {},
      },
      house: { fr: house, en: house },
      from: 'RE <ne-pas-repondre@site.example>',
      submissionHref: ({ formId, number }) => `https://site.example/formulaires/${formId}/${number}`,
      verifyPerson: async (token, purpose) => token === goodProof && purpose.startsWith('webform-'),
      key: 'a key of this test',
      mostInDay,
      disk,
      hasRowsOnDisk: true,
    },
    ...options,
  });
  const tokenOf = async (formId: string) =>
    String((await content.get(`/api/webform_jsonschema/${formId}`)).at('csrfToken'));
  return Object.assign(stage, content, {
    mails,
    tokenOf,
    sendForm: async (
      formId: string,
      body: object,
      { token, visitor = 'rider', locale = 'fr' }: Sending = {},
    ) =>
      content.post(
        `${locale === 'en' ? '/en' : ''}/api/webform_jsonschema/${formId}`,
        { recaptchaToken: goodProof, ...body },
        { 'x-csrf-token': token ?? (await tokenOf(formId)), [visitorHeader]: visitor },
      ),
    sendFile: (formId: string, name: string, bytes: Uint8Array, visitor = 'rider') =>
      content.send(
        'POST',
        `/file/upload/node/files/${formId}_files?_format=json`,
        {
          'content-type': 'application/octet-stream',
          'content-disposition': `file; filename="${name}"`,
          [visitorHeader]: visitor,
        },
        Buffer.from(bytes),
      ),
    close: async () => {
      await content.close();
      await queue.close();
      await database.close();
    },
  });
}

/** The number of a file that was taken. */
export const fidOf = (answer: JsonAnswer): number => Number(valueAt(answer.json, 'fid.0.value'));
