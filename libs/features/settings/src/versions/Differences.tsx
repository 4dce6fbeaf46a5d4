import type { KeptSetting, Settings } from '@forecourt/contract';
import { flowNames } from '@forecourt/platform/flow-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { labelOf } from '../changes/Changes.tsx';
import { areaOf, differences, type FieldKey, readField } from '../draft/fields.ts';
import { fieldLabel, valueText } from '../fieldText.ts';
import { phrases as common } from '../messages.ts';
import { Swatch } from '../parts/Swatch.tsx';
import { differencesRecipe } from './Differences.recipe.ts';
import { keptMessages, messages } from './messages.ts';
import { wordDiff } from './wordDiff.ts';

interface DifferencesProps {
  before: Settings;
  after: Settings;
  /** What differs besides and can't be restored. */
  kept: readonly KeptSetting[];
}

/** Every setting with another value: colors as samples, texts by words. */
export function Differences({ before, after, kept }: DifferencesProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(differencesRecipe);
  const keys = differences(before, after);
  return (
    <div className={styles.root}>
      {keys.length === 0 ? (
        <p>{intl.formatMessage(messages.same)}</p>
      ) : (
        <ul className={styles.list}>
          {keys.map((key) => (
            <li key={key} className={styles.item}>
              <span className={styles.field}>{fieldLabel(key, intl)}</span>
              <Values field={key} before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
      <Kept settings={kept} />
    </div>
  );
}

interface ValuesProps extends Pick<DifferencesProps, 'before' | 'after'> {
  field: FieldKey;
}

function Values({ field, before, after }: ValuesProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(differencesRecipe);
  const [old, next] = [readField(before, field), readField(after, field)];
  if (areaOf(field) === 'content' && typeof old === 'string' && typeof next === 'string') {
    return <Words before={old} after={next} />;
  }
  return (
    <span className={styles.value}>
      <Value text={valueText(field, old, intl)} /> → <Value text={valueText(field, next, intl)} />
    </span>
  );
}

function Value({ text }: { text: string }) {
  return (
    <span>
      <Swatch text={text} />
      {text}
    </span>
  );
}

function Words({ before, after }: { before: string; after: string }) {
  const styles = useSlotRecipe(differencesRecipe);
  return (
    <p className={styles.text}>
      {wordDiff(before, after).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Part = kind === 'removed' ? 'del' : 'ins';
        return (
          <Part key={index} className={styles[kind]}>
            <span className={styles.spoken}>
              <FormattedMessage {...messages[kind]} />{' '}
            </span>
            {text}
          </Part>
        );
      })}
    </p>
  );
}

/** What restoring leaves as it is now; nothing where all can be restored. */
export function Kept({ settings }: { settings: readonly KeptSetting[] }) {
  const intl = useIntl();
  const styles = useSlotRecipe(differencesRecipe);
  if (settings.length === 0) return null;
  return (
    <div className={styles.item}>
      <p>{intl.formatMessage(messages.kept)}</p>
      <ul className={styles.list}>
        {settings.map((setting) => (
          <li key={`${setting.flow} ${setting.field}`} className={styles.field}>
            {keptLabel(setting, intl)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function keptLabel(setting: KeptSetting, intl: IntlShape): string {
  const known = keptMessages[setting.field];
  const field = known ? intl.formatMessage(known) : labelOf(setting, intl);
  if (!setting.flow) return field;
  return intl.formatMessage(common.inFlow, {
    flow: intl.formatMessage(flowNames[setting.flow]),
    field,
  });
}
