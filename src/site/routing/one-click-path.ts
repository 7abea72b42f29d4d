/** Where mail programs end a subscription by themselves (RFC 8058); what follows names it. */
export const oneClickPath = '/_desabonnement';
