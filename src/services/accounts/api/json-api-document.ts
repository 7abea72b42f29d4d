import { z } from 'zod';
import { jsonApiErrorsSchema, jsonApiMediaType } from '#contract/content/json-api.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { jsonApiMember } from '#platform/http/json-api-error.ts';

const headers = { 'content-type': jsonApiMediaType };

export const answerWith = (document: object): Answer => ({
  status: 200,
  headers,
  body: { jsonapi: jsonApiMember, ...document },
});

export const uuidParamsSchema = z.object({ uuid: z.uuid() });

export const refusals = {
  400: jsonApiErrorsSchema,
  401: jsonApiErrorsSchema,
  403: jsonApiErrorsSchema,
  404: jsonApiErrorsSchema,
  415: jsonApiErrorsSchema,
  422: jsonApiErrorsSchema,
};
