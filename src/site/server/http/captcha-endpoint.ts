import { z } from 'zod';
import type { Captcha } from '#platform/captcha/captcha.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';

/** What a challenge can be asked for: the footer's form, and the forms of pages. */
const captchaPurposes = ['newsletter', 'form'] as const;

/** A challenge for the browser to solve before it sends a form. */
export function getCaptcha(captcha: Captcha) {
  return defineEndpoint({
    method: 'GET',
    path: '/_captcha/:purpose',
    summary: 'A challenge to solve before a form is sent',
    params: z.object({ purpose: z.enum(captchaPurposes) }),
    answers: {
      200: z.object({ challenge: z.string(), difficultyBits: z.number() }),
      400: z.object({ message: z.string() }),
    },
    perMinute: 30,
    handle: ({ params }) => ({ status: 200, body: captcha.issue(params.purpose) }),
  });
}
