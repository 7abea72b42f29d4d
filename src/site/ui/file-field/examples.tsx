import type { Example } from '#site/ui/example.ts';
import { FileField } from './file-field.tsx';

const field = {
  label: 'Pièces jointes',
  hint: 'Formats acceptés\u00a0: PDF, JPG. Taille maximale\u00a0: 2,0\u00a0Mo.',
  accept: ['.pdf', '.jpg'],
  multiple: true,
  files: [],
  onChoose: () => undefined,
  onDrop: () => undefined,
  onDropRefused: () => undefined,
};
const files = [
  { fid: '41', name: 'recu.pdf' },
  { fid: '42', name: 'photodelarretavecunnomtreslongquinetientpassurunelignedetelephone.jpg' },
];

export const examples: readonly Example[] = [
  { name: 'aucun fichier', render: () => <FileField {...field} id="exemple-fichier" name="a" required /> },
  {
    name: 'deux fichiers joints',
    render: () => <FileField {...field} id="exemple-fichiers" name="b" files={files} />,
  },
  {
    name: 'envoi en cours',
    render: () => <FileField {...field} id="exemple-envoi" name="c" sending="Envoi de recu.pdf (1 de 2)" />,
  },
  {
    name: 'un fichier refusé',
    render: () => (
      <FileField
        {...field}
        id="exemple-refus"
        name="d"
        files={files.slice(0, 1)}
        refused="plan.exe"
        error="plan.exe n’est pas d’un format accepté (PDF, JPG)."
      />
    ),
  },
];
