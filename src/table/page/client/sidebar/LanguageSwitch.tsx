import type { JSX } from 'preact';
import { isLocale, locales, ownNames } from '../../../../words/languages.ts';
import { usePage } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { useSay } from '../words/context.ts';

/**
 * The language of the page and of everyone at the table; each is called by its own name, so that its readers find it.
 */
export function LanguageSwitch(): JSX.Element {
  const { deeds } = usePage();
  const say = useSay();
  const pick = ({ currentTarget: { value } }: { currentTarget: { value: string } }): void => {
    if (isLocale(value)) void deeds.setLanguage(value);
  };
  return (
    <label class="language" title={say('page.sidebar.languageHelp')}>
      <Icon name="globe" size={18} />
      <select aria-label={say('page.sidebar.language')} value={say.locale} onChange={pick}>
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {ownNames[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
