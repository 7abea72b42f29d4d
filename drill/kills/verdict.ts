/** Rules, each with the cases that break it. */
export interface Rules {
  require(rule: string, cases: readonly string[]): void;
  /** The rules that are broken, with some of the cases of each. */
  readonly amiss: readonly string[];
}

const examples = 5;

export function createRules(): Rules {
  const amiss: string[] = [];
  return {
    amiss,
    require: (rule, cases) => {
      if (cases.length > 0) amiss.push(`${cases.length} × ${rule}: ${cases.slice(0, examples).join(', ')}`);
    },
  };
}
