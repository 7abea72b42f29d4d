/** A program besides the site that may ask for tokens; a test names it in the settings. */
export const testClient = { id: 'tests', secret: 'the-secret-of-the-tests' };
export const accountSettings = { OAUTH_CLIENTS: `${testClient.id}:${testClient.secret}` };
