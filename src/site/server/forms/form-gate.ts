import type { FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { shellActions } from '#site/layouts/actions.server.ts';
import { defaultScreen, type Screens } from '#site/pages/screens.server.ts';
import { webFormAction } from '#site/web-forms/action.server.ts';
import type { FindAction } from './find-action.ts';
import { isForm, isInParts } from './form-body.ts';
import { largestBody } from './form-limits.ts';
import { requireOwnForm } from './own-form.ts';
import type { FindPageForms } from './page-forms.ts';
import type { BodyBounds } from './read-parts.ts';

interface FormGateOptions {
  readonly screens: Screens;
  readonly findAction: FindAction;
  readonly findPageForms: FindPageForms;
  originOf(request: FastifyRequest): string;
}

/** What can be said of a form before its body is read: nobody sends megabytes to be told that they are not wanted. */
export function createFormGate({ screens, findAction, findPageForms, originOf }: FormGateOptions) {
  const bounds = new WeakMap<FastifyRequest, BodyBounds>();
  const ofShell = Object.values(shellActions);
  const ofStaff = webFormAction('any');
  const usual = largestBody(ofShell);
  const most = largestBody([
    ...ofShell,
    ...Object.values(screens).flatMap(({ actions = {} }) => Object.values(actions)),
    ofStaff,
  ]);
  const ofScreen = (request: FastifyRequest): BodyBounds => {
    const { match } = findAction(request);
    const { actions = {} } = screens[match?.route.screen ?? ''] ?? {};
    return largestBody([...ofShell, ...Object.values(actions)]);
  };
  /** Whether staff can put a form on the page: to look at a page takes as long as to load it. */
  const mayHoldForms = (request: FastifyRequest): boolean => {
    const { match } = findAction(request);
    if (!match || match.route.layout === 'redirect') return false;
    return screens[match.route.screen ?? defaultScreen]?.hasBlocks !== false;
  };
  const ofPage = async (request: FastifyRequest, known: BodyBounds): Promise<BodyBounds> => {
    const forms = await findPageForms(request);
    if (forms === 'none') return known;
    const { fieldBytes, fileBytes } = largestBody([ofStaff]);
    return {
      fieldBytes: Math.max(known.fieldBytes, fieldBytes),
      fileBytes: Math.max(known.fileBytes, forms === 'files' ? fileBytes : 0),
    };
  };
  return {
    boundsOf: (request: FastifyRequest): BodyBounds => bounds.get(request) ?? usual,
    /** By its headers alone. */
    lookAtHead: async (request: FastifyRequest): Promise<void> => {
      if (hasBody(request) && !isForm(request))
        throw new AppError('unsupported-media', 'a form is sent as browsers send forms');
      requireLength(request, most);
      requireOwnForm(request, originOf(request));
    },
    /** By the page it is sent to, which is looked at where the form is larger than those of most pages. */
    lookAtPage: async (request: FastifyRequest): Promise<void> => {
      if (!hasBody(request)) return;
      const known = ofScreen(request);
      const isUsual = !isInParts(request) && lengthOf(request) <= known.fieldBytes;
      const found = isUsual || !mayHoldForms(request) ? known : await ofPage(request, known);
      if (isInParts(request) && found.fileBytes === 0)
        throw new AppError('unsupported-media', 'no form of this page takes files');
      requireLength(request, found);
      bounds.set(request, found);
    },
  };
}

/** Of a sender that names no length nobody knows it. */
const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? NaN);

const hasBody = (request: FastifyRequest): boolean =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;

function requireLength(request: FastifyRequest, { fieldBytes, fileBytes }: BodyBounds): void {
  if (lengthOf(request) > fieldBytes + (isInParts(request) ? fileBytes : 0))
    throw new AppError('too-large', 'the form is too large');
}
