import { z } from 'zod';
import type { Captcha } from '#platform/captcha/captcha.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';

/**
 * A challenge for the browser to solve before it sends a form, whose name is the purpose. Giving one away keeps nothing
 * here, so a name that no form has costs nothing.
 */
export function getCaptcha(captcha: Captcha, isPurpose: (name: string) => boolean) {
  return defineEndpoint({
    method: 'GET',
    path: '/_captcha/:purpose',
    summary: 'A challenge to solve before a form is sent',
    params: z.object({ purpose: z.string().refine(isPurpose, 'no form has this name') }),
    answers: {
      200: z.object({ challenge: z.string(), difficultyBits: z.number() }),
      400: z.object({ message: z.string() }),
    },
    perMinute: 30,
    handle: ({ params }) => ({ status: 200, body: captcha.issue(params.purpose) }),
  });
}
