import { z } from 'zod';

/** A choice that was taken back comes as null, or as nothing at all. */
const choice = z.string().nullish();
const choices = z.array(z.string()).max(40).nullish();

/** The attributes of a `customerProfile`; which values there are is the domain's to say. */
export const profileAttributesSchema = z.strictObject({
  use_rtc_services: choice,
  usual_payment_method: choices,
  transport_mode: choices,
  profession: choice,
  year_of_birth: z.union([z.int(), z.string()]).nullish(),
  gender: choice,
  zip_code: choice,
});
export type ProfileAttributesJson = z.infer<typeof profileAttributesSchema>;

/** `POST` and `PATCH` of a `customerProfile` (contract, section 5.3). */
export const profileDocumentSchema = z.object({
  data: z.strictObject({
    type: z.literal('customerProfile'),
    id: z.string().optional(),
    attributes: profileAttributesSchema.default({}),
    relationships: z
      .looseObject({
        uid: z.object({ data: z.object({ type: z.literal('users'), id: z.uuid() }) }).optional(),
      })
      .optional(),
  }),
});
