import type { Example } from '#site/ui/example.ts';
import { Captcha } from './captcha.tsx';

const settings = { pageToken: 'page.form.0.fixture' };

export const examples: readonly Example[] = [
  { name: 'au repos (rien à voir)', render: () => <Captcha settings={settings} working={false} /> },
  { name: 'au travail (pour l’oreille)', render: () => <Captcha settings={settings} working /> },
];
