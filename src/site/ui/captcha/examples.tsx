import type { Example } from '#site/ui/example.ts';
import { Captcha } from './captcha.tsx';

const settings = { pageTokens: { form: 'page.form.0.fixture' } };

export const examples: readonly Example[] = [
  { name: 'rien à voir', render: () => <Captcha purpose="form" settings={settings} /> },
];
