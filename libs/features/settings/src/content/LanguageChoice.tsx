import type { FlowSettings, Settings } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { flowOf, localeOf, areaOf } from '../draft/fields.ts';
import { languageName } from '../fieldText.ts';
import { Choice } from '../parts/Choice.tsx';
import type { SettingsStore } from '../SettingsStore.ts';
import { languagesOf, missingIn } from './languages.ts';
import { messages, phrases } from './messages.ts';

interface LanguageChoiceProps {
  store: SettingsStore;
  settings: Settings;
  flow: FlowSettings;
  /** Code of the language whose texts are shown. */
  current: string;
}

/** Selects the language of the texts; each says how many of its texts are missing or invalid. */
export const LanguageChoice = observer(function LanguageChoice(props: LanguageChoiceProps) {
  const { store, settings, flow, current } = props;
  const intl = useIntl();
  const { default: standard, list } = settings.general.locales;
  const invalid = [...store.problems.keys()]
    .filter((key) => areaOf(key) === 'content' && flowOf(key) === flow.flow)
    .map((key) => localeOf(key) ?? flow.content_locale);
  return (
    <Choice
      label={intl.formatMessage(messages.language)}
      options={languagesOf(flow, settings).map((code) => {
        const name = list.find((one) => one.locale_code === code)?.local_name;
        const missing = missingIn(flow, code, standard).length;
        const faults = invalid.filter((one) => one === code).length;
        return {
          value: code,
          label: (
            <>
              <bdi>{name ?? languageName(code, intl)}</bdi>
              {faults > 0 && (
                <Badge tone="danger">{intl.formatMessage(phrases.faults, { count: faults })}</Badge>
              )}
              {missing > 0 && (
                <Badge tone="warning">
                  {intl.formatMessage(phrases.missing, { count: missing })}
                </Badge>
              )}
            </>
          ),
        };
      })}
      current={current}
      onChoose={(code) => store.chooseLocale(code)}
    />
  );
});
