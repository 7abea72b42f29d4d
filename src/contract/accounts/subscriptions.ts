import { z } from 'zod';

/** What can be agreed to by e-mail (contract, section 5.4). */
export const optinCodes = ['newsletter', 'general_notices', 'route_notices'] as const;
export type OptinCode = (typeof optinCodes)[number];

export const subscriptionsRequestSchema = z.looseObject({ uid: z.coerce.number().int() });

export const subscriptionsSchema = z.object({
  uid: z.number(),
  mail: z.string(),
  optins_list: z.array(
    z.object({
      code: z.enum(optinCodes),
      subscribed: z.boolean(),
      confirmed: z.boolean(),
      date: z.string().nullable(),
    }),
  ),
  informations: z.object({ first_name: z.string(), last_name: z.string(), langcode: z.string() }),
});
export type SubscriptionsJson = z.infer<typeof subscriptionsSchema>;

export const subscriptionsUpdateSchema = z.looseObject({
  uid: z.coerce.number().int(),
  optins_list: z
    .array(z.object({ code: z.string(), subscribed: z.boolean() }))
    .max(20)
    .optional(),
  informations: z
    .object({ first_name: z.string(), last_name: z.string(), langcode: z.string() })
    .partial()
    .optional(),
});

/** The organization whose newsletter it is: a word of an address. */
export const organization = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

export const newsletterRequestSchema = z.looseObject({
  mail: z.string(),
  langcode: z.string().optional(),
  organization: z.string(),
  recaptchaToken: z.string().optional(),
});

export const newsletterLinkSchema = z.object({
  uid: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
  organization,
  timestamp: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  hash: z.string().max(100),
});

export const newsletterStateSchema = z.object({
  message: z.string(),
  state: z.enum(['subscribed', 'unsubscribed']),
});
