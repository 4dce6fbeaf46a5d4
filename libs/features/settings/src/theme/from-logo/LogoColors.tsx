import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Check from 'lucide-react/icons/check';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Group } from '../../parts/Group.tsx';
import { logoColorsRecipe } from './LogoColors.recipe.ts';
import { LogoColorsStore } from './LogoColorsStore.ts';
import { messages, phrases } from './messages.ts';
import { type Proposal, textOn } from './proposeColors.ts';

interface LogoColorsProps {
  /** Address of the logo, if there is one. */
  url: string | null;
  /** The color of buttons and links, `#RRGGBB`. */
  current: string;
  onChoose: (hex: string) => void;
}

/** Colors that suit the partner's logo, to choose for buttons and links. */
export function LogoColors({ url, ...props }: LogoColorsProps) {
  return (
    <Group
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...(url ? messages.text : messages.noLogo)} />}
    >
      {url && <ColorsOf key={url} url={url} {...props} />}
    </Group>
  );
}

const ColorsOf = observer(function ColorsOf(props: LogoColorsProps & { url: string }) {
  const { url, current, onChoose } = props;
  const styles = useSlotRecipe(logoColorsRecipe);
  const [store] = useState(() => new LogoColorsStore(url));
  const { state, value } = store.proposal;
  if (state.status === 'error') {
    return (
      <div role="alert" className={styles.failed}>
        <p className={styles.note}>
          <FormattedMessage {...messages.failed} />
        </p>
        <Button size="sm" onClick={() => void store.read()}>
          <FormattedMessage {...messages.again} />
        </Button>
      </div>
    );
  }
  // its place is kept free: a picture that is in the cache is read within a frame or two
  if (!value) return <div className={styles.list} aria-busy />;
  const note = noteOn(value);
  return (
    <>
      {note && (
        <p className={styles.note}>
          <FormattedMessage {...note} />
        </p>
      )}
      {value.colors.length > 0 && (
        <ul className={styles.list}>
          {value.colors.map((hex) => (
            <li key={hex}>
              <ProposedColor
                hex={hex}
                chosen={hex === current.toUpperCase()}
                onChoose={() => onChoose(hex)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

function noteOn({ colors, gray }: Proposal) {
  if (colors.length === 0) return messages.empty;
  return gray ? messages.gray : null;
}

interface ProposedColorProps {
  hex: string;
  chosen: boolean;
  onChoose: () => void;
}

function ProposedColor({ hex, chosen, onChoose }: ProposedColorProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(logoColorsRecipe);
  return (
    <button
      type="button"
      className={styles.color}
      style={{ backgroundColor: hex, color: textOn(hex) }}
      aria-pressed={chosen}
      aria-label={intl.formatMessage(phrases.use, { color: hex })}
      onClick={onChoose}
    >
      {hex}
      {chosen && <Check aria-hidden size={14} />}
    </button>
  );
}
