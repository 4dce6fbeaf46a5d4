import { saveFile } from '@forecourt/platform/csv';
import { Button } from '@forecourt/ui/button';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { downloadMessages as messages, downloadPhrases as phrases } from './messages.ts';
import { languageRecipe } from './Languages.recipe.ts';
import type { TemplateFiles } from './textAddresses.ts';
import { textsFile, type TextsFormat } from './textsFile.ts';

interface DownloadTextsProps {
  /** The languages of the partner. */
  languages: readonly { code: string; name: string }[];
  /** The one that is chosen at first. */
  initial: string;
  /** Where the texts are that a language shows now; null if it has none. */
  addressOf: (code: string) => string | null;
  template: TemplateFiles;
}

/** No code: the language is new. */
const NEW = '';

const formats = {
  json: { name: 'JSON', extension: 'json', type: 'application/json' },
  xliff: { name: 'XLIFF', extension: 'xliff', type: 'application/xliff+xml' },
} as const;

/** Saves the texts of a language in a format for translators. */
export function DownloadTexts({ languages, initial, addressOf, template }: DownloadTextsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const labelId = useId();
  const [chosen, setChosen] = useState(initial);
  const [making, setMaking] = useState<TextsFormat | null>(null);
  const [failed, setFailed] = useState(false);
  const language = languages.find(({ code }) => code === chosen);
  const save = async (format: TextsFormat): Promise<void> => {
    const { extension, type } = formats[format];
    setMaking(format);
    setFailed(false);
    try {
      const code = language?.code;
      const shown = code ? addressOf(code) : null;
      const text = await textsFile(format, { shown, template, ...(code && { code }) });
      saveFile(`texts.${code ?? 'en-US'}.${extension}`, text, type);
    } catch {
      setFailed(true);
    } finally {
      setMaking(null);
    }
  };
  return (
    <div className={styles.download}>
      <NativeSelect
        label={intl.formatMessage(messages.textsOf)}
        options={[
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
          { value: NEW, label: intl.formatMessage(messages.newLanguage) },
        ]}
        value={language?.code ?? NEW}
        onChange={(event) => setChosen(event.target.value)}
      />
      <div role="group" aria-labelledby={labelId} className={styles.formats}>
        <span id={labelId} className={styles.formatsLabel}>
          {intl.formatMessage(messages.download)}
        </span>
        {(['json', 'xliff'] as const).map((format) => (
          <Button
            key={format}
            icon={Download}
            loading={making === format}
            disabled={making !== null && making !== format}
            aria-label={intl.formatMessage(phrases.downloadAs, { format: formats[format].name })}
            onClick={() => void save(format)}
          >
            {formats[format].name}
          </Button>
        ))}
      </div>
      {failed && (
        <p role="alert" className={styles.refusal}>
          {intl.formatMessage(messages.failed)}
        </p>
      )}
    </div>
  );
}
