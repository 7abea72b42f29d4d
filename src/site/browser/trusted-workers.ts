interface TrustedTypePolicies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Lets the page start workers from these files of the site, and nothing else, where its screen asks for workers
 * (`PolicyNeeds.workers`). Libraries start theirs with a plain address, which Trusted Types refuse unless the default
 * policy lets it through. A browser without Trusted Types has nothing to be told.
 */
export function trustWorkers(urls: readonly string[]): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicies };
  const trusted = new Set(urls.map((url) => new URL(url, location.href).href));
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (trusted.has(new URL(url, location.href).href) ? url : null),
  });
}
