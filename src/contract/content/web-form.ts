import { z } from 'zod';
import { optionalText } from './paragraphs.ts';

/** A form on the wire (contract, section 4.1): JSON Schema with additions, read leniently as a stock backend may differ. */

export const stateRuleSchema = z.object({
  operator: z.enum(['or', 'xand']).catch('or'),
  conditions: z
    .array(
      z.object({
        field: z.string(),
        trigger: z.enum(['value', '!value', 'filled', 'checked']),
        value: z.union([z.string(), z.boolean()]).optional(),
      }),
    )
    .readonly(),
});

const number = z.number().optional().catch(undefined);

const choiceSchema = z.object({
  enum: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
  const: z.union([z.string(), z.number()]).optional().catch(undefined),
  title: optionalText.catch(undefined),
});

const choices = {
  enum: z
    .array(z.union([z.string(), z.number()]))
    .optional()
    .catch(undefined),
  enumNames: z.array(z.string()).optional().catch(undefined),
  anyOf: z.array(choiceSchema).optional().catch(undefined),
  oneOf: z.array(choiceSchema).optional().catch(undefined),
};

/** What an answer, or each of several, has to be. */
const rules = {
  type: z.string().optional().catch(undefined),
  format: z.string().optional().catch(undefined),
  pattern: z.string().optional().catch(undefined),
  minLength: number,
  maxLength: number,
  minimum: number,
  maximum: number,
  multipleOf: number,
  ...choices,
};

/** A field, or what fields stand in; which one it is, `properties` tells. */
const nodeHead = z.object({
  ...rules,
  title: optionalText.catch(undefined),
  description: optionalText.catch(undefined),
  fieldType: z.string().optional().catch(undefined),
  default: z.union([z.string(), z.boolean(), z.number()]).optional().catch(undefined),
  minItems: number,
  maxItems: number,
  uniqueItems: z.boolean().optional().catch(undefined),
  items: z.object(rules).optional().catch(undefined),
  mask: z.string().optional().catch(undefined),
  accept: z.array(z.string()).optional().catch(undefined),
  maxSize: number,
  autocomplete: z.string().optional().catch(undefined),
  is_wrapper_element: z.boolean().optional().catch(undefined),
  is_page: z.boolean().optional().catch(undefined),
  required: z.array(z.string()).optional().catch(undefined),
  states: z
    .object({
      visible: stateRuleSchema.optional().catch(undefined),
      required: stateRuleSchema.optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

export interface WebFormNodeJson extends z.infer<typeof nodeHead> {
  readonly properties?: Readonly<Record<string, WebFormNodeJson>> | undefined;
  /** As a stock backend has conditions: what another field brings along, whatever its value or for each of them. */
  readonly dependencies?: Readonly<Record<string, DependencyJson>> | undefined;
}

interface DependencyJson extends BranchJson {
  readonly oneOf?: readonly BranchJson[] | undefined;
}

interface BranchJson {
  readonly properties?: Readonly<Record<string, WebFormNodeJson>> | undefined;
  readonly required?: readonly string[] | undefined;
}

export const webFormNodeSchema: z.ZodType<WebFormNodeJson> = nodeHead.extend({
  get properties() {
    return z.record(z.string(), webFormNodeSchema).optional();
  },
  get dependencies() {
    return z.record(z.string(), branchSchema.extend({ oneOf: z.array(branchSchema).optional() })).optional();
  },
});

const branchSchema = z.object({
  get properties() {
    return z.record(z.string(), webFormNodeSchema).optional();
  },
  required: z.array(z.string()).optional(),
});

export const webFormSchema = z.object({
  id: z.string().optional(),
  schema: webFormNodeSchema,
  ui: z.record(z.string(), z.unknown()),
  buttons: z.array(z.object({ type: z.string(), value: z.string() })),
  data: z.unknown(),
  csrfToken: z.string(),
  /** An addition of ours: what is said once it is sent, for pages that come back without script. */
  confirmation: z
    .object({ userMessages: z.array(z.string()).default([]), url: z.string().optional() })
    .optional()
    .catch(undefined),
});
export type WebFormJson = z.infer<typeof webFormSchema>;

/** The bounds that a field of files has where nothing is said of it (contract, section 4.3). */
export const fileDefaults = {
  accept: ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'],
  maxBytes: 5 * 1024 * 1024,
} as const;

/** The names in `ui` of what is said of a field, and of the words for its faults. */
export const uiNames = {
  order: 'ui:order',
  widget: 'ui:widget',
  messages: 'webform:validationErrorMessages',
} as const;

export const webFormErrorSchema = z.object({
  message: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  userMessage: z.string().optional(),
});

/** What a POST is answered: saved, or why not. */
export const webFormSavedSchema = z.object({
  saved: z.literal(true),
  userMessages: z.array(z.string()).default([]),
  confirmationUrl: z.string().optional(),
});
export const webFormRefusedSchema = z.object({
  saved: z.literal(false),
  message: z.string().optional(),
  errors: z.array(webFormErrorSchema).default([]),
});
export const captchaRefused = 'Recaptcha invalid';

/** Nobody sees it: what fills it is no person. */
export const trapField = 'url';
/** The proof that a person sends the form. */
export const proofField = 'recaptchaToken';

/** An addition of ours: what is sent again under the same is not kept twice. */
export const sendingHeader = 'x-sending';
/**
 * The mark of a sending, as a browser made it. It becomes a header and a column, so a text of another shape, which only a
 * stranger sends, counts as no mark.
 */
export const readSending = (given: string | undefined): string | undefined =>
  given !== undefined && /^[\w-]{16,64}$/.test(given) ? given : undefined;

/** The name of the field that files of a form are sent to, and the form of such a name. */
export const filesFieldOf = (formId: string) => `${formId}_files`;
export const formOfFilesField = (name: string) => /^(.+)_files$/.exec(name)?.[1];

const valueOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value }));

/** A file that was sent, as a stock backend tells of it (contract, section 4.3); what nobody reads here is left open. */
export const sentFileSchema = z.object({
  fid: valueOf(z.coerce.number()),
  uuid: valueOf(z.string()).optional(),
  filename: valueOf(z.string()),
  filemime: valueOf(z.string()).optional(),
  filesize: valueOf(z.coerce.number()).optional(),
  status: valueOf(z.boolean()).optional(),
});

/** The first line of why a file is refused; the reasons follow. */
export const fileRefusal = 'Unprocessable Entity: file validation failed.';
