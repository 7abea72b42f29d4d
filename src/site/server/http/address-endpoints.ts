import { z } from 'zod';
import type { AddressClient } from '#clients/addresses/address-client.ts';
import { addressWordsMaxLength, addressWordsMinLength } from '#domain/found-address.ts';
import { locales } from '#domain/locale.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';

/** No sign that nobody types, such as NUL, and none that is left of bytes that were no text. */
const seen = /^[^\p{C}\uFFFD]*$/u;
const typed = /^[^%]*$/;

const words = z
  .string()
  .max(addressWordsMaxLength)
  .regex(seen)
  .regex(typed)
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .refine((text) => text.length >= addressWordsMinLength, `at least ${addressWordsMinLength} characters`);
const lang = z.enum(locales).default('fr');

const suggestionsSchema = z.object({
  suggestions: z.array(
    z.object({ id: z.string(), text: z.string(), description: z.string(), more: z.literal(true).optional() }),
  ),
});
const addressSchema = z.object({
  street: z.string(),
  city: z.string(),
  province: z.string(),
  provinceName: z.string(),
  postalCode: z.string(),
});
const faultSchema = z.object({ message: z.string() });

/** Postal addresses for the fields of a form: the browser asks here, and this server asks the service with its key. */
export function addressEndpoints(addresses: AddressClient) {
  return [
    defineEndpoint({
      method: 'GET',
      path: '/_addresses',
      summary: 'What was found for an address that is being typed',
      query: z.object({ q: words, lang }),
      answers: { 200: suggestionsSchema, 400: faultSchema, 503: faultSchema },
      perMinute: 120,
      handle: async ({ query }) => ({
        status: 200,
        body: { suggestions: await addresses.find(query.q, { locale: query.lang }) },
      }),
    }),
    defineEndpoint({
      method: 'GET',
      path: '/_addresses/:id',
      summary: 'One of them, whole; with what was typed, what was found within it',
      params: z.object({ id: z.string().min(1).max(500).regex(seen) }),
      query: z.object({ q: words.optional(), lang }),
      answers: {
        200: z.union([addressSchema, suggestionsSchema]),
        400: faultSchema,
        404: faultSchema,
        503: faultSchema,
      },
      perMinute: 60,
      handle: async ({ params: { id }, query }) => ({
        status: 200,
        body:
          query.q === undefined
            ? await addresses.get(id, query.lang)
            : { suggestions: await addresses.find(query.q, { locale: query.lang, within: id }) },
      }),
    }),
  ];
}
