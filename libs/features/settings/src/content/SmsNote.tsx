import { useRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { phrases } from './messages.ts';
import { smsLength } from './smsLength.ts';
import { noteRecipe } from './SmsNote.recipe.ts';

/** How many SMS a text takes once its placeholders are filled in. */
export function SmsNote({ text }: { text: string }) {
  const intl = useIntl();
  const styles = useRecipe(noteRecipe);
  const { segments, units, left, foreign } = smsLength(text);
  return (
    <p className={styles}>
      <span>
        {intl.formatMessage(phrases.segments, { segments, units })}
        {' · '}
        {intl.formatMessage(phrases.left, { left })}
      </span>
      {foreign.length > 0 && (
        <span data-tone="warning">
          {intl.formatMessage(phrases.foreign, { characters: foreign.slice(0, 6).join(' ') })}
        </span>
      )}
    </p>
  );
}
