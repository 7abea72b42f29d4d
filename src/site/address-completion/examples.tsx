import type { AddressSuggestion } from '#domain/found-address.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import type { Example } from '#site/ui/example.ts';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { AddressCompletion } from './address-completion.tsx';
import { CompletionList } from './completion-list.tsx';
import { optionId, type Listing } from './use-address-completion.ts';
import './examples.css';

const rows: readonly AddressSuggestion[] = [
  { id: 'a', text: 'rue de la Grève', description: 'Trois-Pistoles, QC, 40 adresses', more: true },
  { id: 'b', text: '102, rue de la Grève', description: 'Trois-Pistoles, QC, G0L 4K0' },
  { id: 'c', text: '104, rue de la Grève', description: 'Trois-Pistoles, QC, G0L 4K1' },
];
const listing: Listing = { words: 'greve', rows, isOpen: true, active: 1, state: 'done' };

/** A field and its list as they are while somebody types. */
function Open({ id, shown }: { readonly id: string; readonly shown: Listing }) {
  const isExpanded = shown.rows.length > 0;
  return (
    <div className="address-example">
      <TextField
        id={`${id}-rue`}
        name="rue"
        label="Adresse"
        defaultValue="greve"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={id}
        aria-expanded={isExpanded}
        aria-activedescendant={isExpanded ? optionId(id, shown.active) : undefined}
      />
      <div className="address-completion">
        <CompletionList id={id} listing={shown} onChoose={() => undefined} />
      </div>
    </div>
  );
}

/** Fields that an address goes into, as a form has them. */
function Fields() {
  const provinces = [
    { value: 'ON', label: 'Ontario' },
    { value: 'QC', label: 'Québec' },
  ];
  return (
    <form className="stack">
      <div>
        <TextField id="exemple-rue" name="rue" label="Adresse" autoComplete="address-line1" />
        <AddressCompletion
          street="exemple-rue"
          city="exemple-ville"
          province="exemple-province"
          postalCode="exemple-code-postal"
          locale={useLocale()}
        />
      </div>
      <TextField id="exemple-ville" name="ville" label="Ville" maxLength={50} />
      <SelectField
        id="exemple-province"
        name="province"
        label="Province"
        options={provinces}
        emptyLabel="Choisir"
      />
      <TextField id="exemple-code-postal" name="code" label="Code postal" width="short" />
    </form>
  );
}

export const examples: readonly Example[] = [
  { name: 'dans un formulaire', render: () => <Fields /> },
  { name: 'liste ouverte', render: () => <Open id="exemple-adresses" shown={listing} /> },
  {
    name: 'l’adresse choisie ne vient pas',
    render: () => (
      <Open id="exemple-adresses-echec" shown={{ ...listing, rows: [], active: -1, state: 'failed' }} />
    ),
  },
];
