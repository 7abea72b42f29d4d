import type { Example } from '#site/ui/example.ts';
import { Captcha } from './captcha.tsx';

const settings = { pageToken: 'page.form.0.fixture' };

export const examples: readonly Example[] = [
  { name: 'rien à voir', render: () => <Captcha settings={settings} /> },
];
