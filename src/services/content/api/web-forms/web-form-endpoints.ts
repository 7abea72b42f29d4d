import { z } from 'zod';
import {
  captchaRefused,
  proofField,
  readSending,
  sendingHeader,
  trapField,
  webFormRefusedSchema,
  webFormSavedSchema,
  webFormSchema,
} from '#contract/content/web-form.ts';
import { messageSchema } from '#contract/message.ts';
import { isKeptForm, type WebFormFile } from '#contract/content/web-form-file.ts';
import type { FieldFault } from '#domain/web-forms/check-answers.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';
import { findOwn } from '#lib/find-own.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from '#platform/http/endpoint.ts';
import { requireMediaType } from '#platform/http/media-type.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { readBody } from '#platform/http/read-body.ts';
import { askerOf } from '#platform/http/visitor-header.ts';
import { faultMessage } from '#services/content/web-forms/fault-messages.ts';
import type { FormDesk } from '#services/content/web-forms/form-desk.ts';
import {
  followAnswers,
  receiveSubmission,
  type Received,
} from '#services/content/web-forms/receive-submission.ts';
import { toWebForm } from '#services/content/web-forms/to-web-form.ts';
import { toWire } from '#services/content/web-forms/to-wire.ts';
import type { ContentContext } from '../content-context.ts';
import { formFinder } from './find-form.ts';

export interface FormCalls {
  readonly desk: FormDesk;
  /** Who shows it says for whom it asks. */
  readonly insideKey: string | undefined;
}

const params = z.object({ id: z.string() });
const bodyLimitBytes = 256 * 1024;
/** A call that is neither saved nor refused for its answers. */
const refusal = (message: string) => ({ saved: false, message, errors: [] });

/** The forms that staff define: read to be drawn, and sent (contract, sections 4.1 and 4.2). */
export function webFormEndpoints(
  context: ContentContext,
  { desk, insideKey }: FormCalls,
): readonly AnyEndpoint[] {
  const findForm = formFinder(context);
  const { locale, clock } = context;

  const show = async (id: string): Promise<Answer> => {
    const file = await findForm(id);
    if (!file) throw new AppError('not-found', `There is no form ${id}.`);
    const { message, paths } = file.confirmation;
    const body = {
      ...toWire(toWebForm(file, locale)),
      data: [],
      csrfToken: desk.tokens.issue(id, clock.now()),
      confirmation: { userMessages: [message[locale]], ...(paths && { url: paths[locale] }) },
    };
    return { status: 200, body };
  };

  /** Nothing of it is kept, so nobody is asked whether they are a person. */
  const follow = ({ leadsTo, ...file }: WebFormFile, sent: object): Answer => {
    if (!leadsTo) throw new AppError('internal', `the form ${file.id} goes nowhere`);
    const followed = followAnswers({ ...file, leadsTo }, locale, sent);
    return typeof followed === 'string'
      ? { status: 200, body: { saved: true, userMessages: [], confirmationUrl: followed } }
      : refuse(followed, context);
  };

  const take = async (id: string, request: EndpointRequest<unknown, unknown, unknown>): Promise<Answer> => {
    const { headers, body } = request;
    requireMediaType({ headers, body }, 'application/json');
    const file = await findForm(id);
    if (!file) return { status: 400, body: refusal(`There is no form ${id}.`) };
    if (!desk.tokens.accepts(id, headers['x-csrf-token'], clock.now()))
      throw new AppError('forbidden', 'X-CSRF-Token is missing, wrong or too old.');
    const sent = readSent(body);
    if (!sent) return { status: 400, body: refusal('The body is no form.') };
    // Only a machine fills it; it is told what a rider would be.
    if (typeof sent[trapField] === 'string' && sent[trapField] !== '')
      return { status: 200, body: savedAs(file, context) };
    if (!isKeptForm(file)) return follow(file, sent);
    const token = findOwn(sent, proofField);
    const received = await receiveSubmission(desk, {
      file,
      locale,
      body: sent,
      asker: askerOf(request, insideKey),
      sending: readSending(headers[sendingHeader]),
      isPerson: () => desk.verifyPerson(typeof token === 'string' ? token : '', webFormName(id)),
    });
    return answerTo(received, file, context);
  };

  return ['/api/webform_jsonschema/:id', '/webform_jsonschema/:id'].flatMap((path) => [
    defineEndpoint({
      method: 'GET',
      path,
      params,
      summary: 'A form that riders fill in, as JSON Schema, with the token that sending it takes',
      answers: { 200: webFormSchema, 404: messageSchema },
      handle: ({ params: { id } }) => show(id),
    }),
    defineEndpoint({
      method: 'POST',
      path,
      params,
      summary: 'Sends a form: kept with its files, and mailed to the mailbox that the form names',
      headers: z.object({ 'x-csrf-token': z.string(), [sendingHeader]: z.string().optional() }),
      bodyLimitBytes,
      perMinute: 30,
      answers: {
        200: webFormSavedSchema,
        400: webFormRefusedSchema,
        403: messageSchema,
        413: messageSchema,
        415: messageSchema,
        429: messageSchema,
      },
      handle: ({ params: { id }, ...request }) => take(id, { ...request, params: undefined }),
    }),
  ]);
}

function readSent(body: unknown): Record<string, unknown> | undefined {
  try {
    return readBody(body, z.record(z.string(), z.unknown()));
  } catch (thrown) {
    if (thrown instanceof AppError) return undefined;
    throw thrown;
  }
}

function answerTo(received: Received, file: WebFormFile, context: ContentContext): Answer {
  switch (received.kind) {
    case 'saved':
      return { status: 200, body: savedAs(file, context) };
    case 'robot':
      return { status: 400, body: refusal(captchaRefused) };
    case 'too-soon':
      return { status: 429, body: { message: 'The same sender sent this form not long ago.' } };
    case 'refused':
      return refuse(received.faults, context);
  }
}

function refuse(faults: readonly FieldFault[], { locale }: ContentContext): Answer {
  const errors = faults.map((fault) => ({
    message: fault.fault,
    path: fault.field.path,
    userMessage: faultMessage(fault, locale),
  }));
  return { status: 400, body: { saved: false, errors } };
}

function savedAs({ confirmation: { message, paths } }: WebFormFile, { locale }: ContentContext) {
  return {
    saved: true,
    userMessages: [message[locale]],
    ...(paths && { confirmationUrl: paths[locale] }),
  };
}
