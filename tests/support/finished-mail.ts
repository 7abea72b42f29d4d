import type { FinishedMail } from '#platform/mail/mail-sender.ts';

/** A mail to a rider; whatever matters to a test is given. */
export function finishedMail(given: Partial<FinishedMail> = {}): FinishedMail {
  return {
    from: 'Réseau urbain <no-reply@example.org>',
    to: 'rider@example.net',
    subject: 'Votre parcours est détourné',
    text: 'Bonjour,\n\nle 800 est détourné.\n',
    html: '<!doctype html><html lang="fr"><head><title>x</title></head><p>le 800 est détourné.</p></html>',
    messageId: '<8a1c.1@example.org>',
    headers: { 'List-Unsubscribe': '<https://example.org/out?t=1>', 'Auto-Submitted': 'auto-generated' },
    atMs: Date.parse('2026-11-17T22:10:10Z'),
    ...given,
  };
}
