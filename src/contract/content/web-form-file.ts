import { z } from 'zod';

/**
 * A form as staff write it: one object for both languages, under `definition` of an item of type `webforms`. What riders are
 * asked, whom it goes to, and how long answers are kept. `checkWebForm` finds what a schema cannot tell.
 */

const key = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9_]{0,39}$/, 'letters, digits and underscores, a small letter first');
const words = z.strictObject({ fr: z.string().min(1).max(5000), en: z.string().min(1).max(5000) });
const paths = z.strictObject({ fr: z.string().startsWith('/'), en: z.string().startsWith('/') });
const count = z.int().min(0).max(1_000_000);

const ruleSchema = z.strictObject({
  operator: z.enum(['or', 'xand']).default('or'),
  conditions: z
    .array(
      z.strictObject({
        /** The path of another field, with dots between its parts. */
        field: z.string().min(1).max(200),
        trigger: z.enum(['value', '!value', 'filled', 'checked']),
        value: z.union([z.string(), z.boolean()]).optional(),
      }),
    )
    .min(1)
    .max(20),
});

const stateful = { visible: ruleSchema.optional(), requiredWhen: ruleSchema.optional() };

/** The kinds of fields that staff choose from. */
export const webFormFieldTypes = [
  'textfield',
  'textarea',
  'email',
  'url',
  'tel',
  'number',
  'integer',
  'date',
  'datetime',
  'time',
  'checkbox',
  'select',
  'radios',
  'checkboxes',
  'file',
  'hidden',
] as const;

const fieldSchema = z.strictObject({
  key,
  type: z.enum(webFormFieldTypes),
  label: words,
  description: words.optional(),
  required: z.boolean().optional(),
  default: z.union([z.string().max(1000), z.boolean()]).optional(),
  minLength: count.optional(),
  maxLength: count.optional(),
  /** A regular expression, as HTML has it: the whole answer has to fit. */
  pattern: z.string().max(500).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().positive().optional(),
  options: z
    .array(z.strictObject({ key: z.string().min(1).max(60), label: words }))
    .min(1)
    .max(300)
    .optional(),
  /** `###-###-####`. */
  mask: z
    .string()
    .regex(/^[#() .-]{3,30}$/)
    .optional(),
  /** Of a file: endings such as `pdf`, how large one may be, and how many. */
  accept: z
    .array(z.enum(['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx']))
    .min(1)
    .optional(),
  maxBytes: z
    .int()
    .min(1)
    .max(5 * 1024 * 1024)
    .optional(),
  /** Several answers: at most so many. */
  most: z.int().min(1).max(50).optional(),
  autocomplete: z.string().max(60).optional(),
  /** Words of the form's own for some faults; `type` is of what is no number. */
  messages: z
    .strictObject({
      required: words.optional(),
      pattern: words.optional(),
      type: words.optional(),
      minimum: words.optional(),
      maximum: words.optional(),
    })
    .optional(),
  ...stateful,
});
export type WebFormFieldFile = z.infer<typeof fieldSchema>;

export interface WebFormGroupFile extends z.infer<typeof groupHeadSchema> {
  readonly parts: readonly WebFormPartFile[];
}
export type WebFormPartFile = WebFormFieldFile | WebFormGroupFile;

const groupHeadSchema = z.strictObject({
  key,
  title: words,
  description: words.optional(),
  visible: ruleSchema.optional(),
});

const partSchema: z.ZodType<WebFormPartFile> = z.union([
  fieldSchema,
  groupHeadSchema.extend({
    get parts() {
      return z.array(partSchema).min(1).max(60);
    },
  }),
]);

export const webFormFileSchema = z.strictObject({
  /** How pages and addresses name it. */
  id: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  title: words,
  pages: z
    .array(z.strictObject({ key, title: words, parts: z.array(partSchema).min(1).max(60) }))
    .min(1)
    .max(20),
  buttons: z
    .strictObject({ submit: words.optional(), next: words.optional(), previous: words.optional() })
    .optional(),
  /** The mailbox of the operator that answers are sent to. A form that leads to a page has none. */
  recipient: z.email().max(125).optional(),
  /** The field with the address of who fills it in: an answer goes there. */
  replyTo: z.string().max(200).optional(),
  confirmation: z.strictObject({
    /** HTML, shown in place of the form. */
    message: words,
    /** Where browsers go eight seconds later. */
    paths: paths.optional(),
  }),
  /** One a day from the same place, and another after twelve hours: what riders are told says so (specification B8). */
  throttleHours: z.literal(12).optional(),
  /** Answers and files go after so many days. A form that leads to a page has none: it keeps nothing. */
  retentionDays: z.int().min(1).max(3650).optional(),
  /**
   * Paths without the language before them. Answers are put into the query of that address, each under the name of its
   * field, and are kept nowhere.
   */
  leadsTo: paths.optional(),
});
export type WebFormFile = z.infer<typeof webFormFileSchema>;

/** A form whose answers are sent to a mailbox and kept for a time. */
export type KeptWebFormFile = WebFormFile & Required<Pick<WebFormFile, 'recipient' | 'retentionDays'>>;

export const isKeptForm = (form: WebFormFile): form is KeptWebFormFile =>
  form.leadsTo === undefined && form.recipient !== undefined && form.retentionDays !== undefined;

export const isGroupFile = (part: WebFormPartFile): part is WebFormGroupFile => 'parts' in part;
