import { useId, useSyncExternalStore, type SubmitEvent } from 'react';
import { FormFields } from '#site/forms/form-fields.tsx';
import { postForm } from '#site/forms/post-form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { isTheme, themes } from '#site/theme.ts';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import type { Shell } from '#site/view.ts';
import { onThemeShown, shownTheme, showTheme } from './shown-theme.ts';
import { themeForm } from './theme-form.ts';
import './theme-switch.css';

const icons: Readonly<Partial<Record<string, IconName>>> = { light: 'sun', dark: 'moon' };

/** With script the page changes at once and the choice is sent behind it; without, the page comes back changed. */
export function ThemeSwitch({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell.theme;
  const labelId = useId();
  const shown = useSyncExternalStore(onThemeShown, shownTheme, () => shell.theme);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value : undefined;
    if (!isTheme(chosen)) return;
    showTheme(chosen);
    // A choice that could not be sent holds for the page on screen.
    void postForm(event.currentTarget, { submitter, keepalive: true });
  };
  return (
    // The group inside has the name. Two of these can be open at once, and a form without a name would be told apart
    // from the other by nothing.
    <form className="theme-switch" role="none" method="post" onSubmit={submit}>
      <FormFields form={themeForm} shell={shell} />
      <span className="theme-switch-label" id={labelId}>
        {texts.label}
      </span>
      <div className="theme-switch-choices" role="group" aria-labelledby={labelId}>
        {themes.map((theme) => (
          <button key={theme} type="submit" name="theme" value={theme} aria-pressed={theme === shown}>
            {icons[theme] && <Icon name={icons[theme]} />}
            {texts[theme]}
          </button>
        ))}
      </div>
    </form>
  );
}
