import { z } from 'zod';

/** A field of an entity: an array of objects, as the wire has it, one object, or the bare value. */
const fieldOf = <Value extends z.ZodType>(value: Value) => {
  const wrapped = z.looseObject({ value });
  return z
    .union([z.array(wrapped).max(1), wrapped, value])
    .transform((given): z.output<Value> | undefined => {
      const [first] = Array.isArray(given) ? given : [given];
      const isWrapped = typeof first === 'object' && first !== null && 'value' in first;
      return (isWrapped ? first.value : first) as z.output<Value> | undefined;
    });
};

const text = fieldOf(z.string());
const flag = fieldOf(z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean));

/** A line, by the content's number or identifier of it; when its notices are wanted is an addition of ours. */
const targetSchema = z.looseObject({
  target_id: z.coerce.number().int().optional(),
  target_uuid: z.uuid().optional(),
  moments: z
    .strictObject({
      weekdays: z.array(z.int().min(1).max(7)).max(7),
      hours: z.array(z.strictObject({ fromS: z.int(), untilS: z.int() })).max(8),
    })
    .nullish(),
  paused: z.boolean().optional(),
});
export type TargetJson = z.infer<typeof targetSchema>;

/** What a member may send of their own account (contract, section 5.2). Other fields are looked at by name. */
export const userChangeSchema = z.looseObject({
  name: text.optional(),
  mail: text.optional(),
  first_name: text.optional(),
  last_name: text.optional(),
  langcode: text.optional(),
  preferred_langcode: text.optional(),
  subscribe_general_notices: flag.optional(),
  /** An addition of ours: one mail a morning in place of one for each notice. */
  daily_digest: flag.optional(),
  subscribe_selected_notices: z.array(targetSchema).max(200).optional(),
  pass: z
    .union([
      z.array(z.looseObject({ existing: z.string().optional(), value: z.string().optional() })).max(1),
      z.looseObject({ existing: z.string().optional(), value: z.string().optional() }),
      z.string(),
    ])
    .optional(),
});
export type UserChangeJson = z.infer<typeof userChangeSchema>;

const values = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value }));

export const userSchema = z.object({
  uid: values(z.number()),
  uuid: values(z.string()),
  langcode: values(z.string()),
  preferred_langcode: values(z.string()),
  name: values(z.string()),
  mail: values(z.string()),
  first_name: values(z.string()),
  last_name: values(z.string()),
  subscribe_general_notices: values(z.boolean()),
  subscribe_selected_notices: z.array(
    z.object({
      target_id: z.number(),
      target_type: z.literal('taxonomy_term'),
      target_uuid: z.string(),
      url: z.string(),
    }),
  ),
  created: z.array(z.object({ value: z.string(), format: z.string() })),
  changed: z.array(z.object({ value: z.string(), format: z.string() })),
  default_langcode: values(z.boolean()),
});
export type UserJson = z.infer<typeof userSchema>;

export const uidParamsSchema = z.object({
  uid: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
});

export const activationParamsSchema = uidParamsSchema.extend({
  timestamp: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  hash: z.string().max(100),
});

export const activationSchema = z.looseObject({ pass: z.string().optional() });
export const lostPasswordSchema = z.looseObject({ mail: z.string().optional(), lang: z.string().optional() });
export const resetSchema = z.looseObject({
  name: z.string().optional(),
  temp_pass: z.string().optional(),
  new_pass: z.string().optional(),
  /** An addition of ours: the marks by which accounts know the device. */
  device: z.string().optional(),
});
export const resetAnswerSchema = z.looseObject({ message: z.string(), device: z.string().optional() });
