import { z } from 'zod';

/** `POST /oauth/token` (contract, section 5.1). Which fields a grant needs is said by its answer, not by the schema. */
export const tokenRequestSchema = z.looseObject({
  grant_type: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  refresh_token: z.string().optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  scope: z.string().optional(),
  /**
   * Two additions of ours, with a password: the marks by which an account knows a device, empty for one that has none; and
   * a proof that a person asks, for when tries have become many.
   */
  device: z.string().optional(),
  recaptchaToken: z.string().optional(),
});
export type TokenRequestJson = z.infer<typeof tokenRequestSchema>;

export const tokenSchema = z.object({
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
  access_token: z.string(),
  refresh_token: z.string(),
  /** The marks to show next time, where the call had the field. */
  device: z.string().optional(),
});
export type TokenJson = z.infer<typeof tokenSchema>;

export const tokenErrorSchema = z.object({
  error: z.string(),
  error_description: z.string().optional(),
  message: z.string().optional(),
  hint: z.string().optional(),
  /** `proof`: the same call with a proof would be looked at. */
  details: z.string().optional(),
});

export const revokeRequestSchema = z.looseObject({ token: z.string().optional() });

/** `POST /oauth/introspect`, for parts of this installation: whose token it is. */
export const introspectionSchema = z.object({
  active: z.boolean(),
  uid: z.number().optional(),
  username: z.string().optional(),
  role: z.enum(['member', 'employee', 'editor']).optional(),
});
