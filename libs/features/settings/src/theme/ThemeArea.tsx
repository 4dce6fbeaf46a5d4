import { colorKeys, defaultTheme, partnerColors, type Theme } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { themeMessages } from '../fieldMessages.ts';
import { Group } from '../parts/Group.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { ColorControl } from './ColorControl.tsx';
import { LogoColors } from './from-logo/LogoColors.tsx';
import { hints, messages } from './messages.ts';
import { type Preview, Previews } from './Previews.tsx';
import { ThemePaint } from './ThemePaint.ts';

const names = Object.keys(colorKeys) as (keyof Theme)[];
const ofIllustrations = names.filter((name) => name.startsWith('illustration'));
const ofInterface = names.filter((name) => !ofIllustrations.includes(name));

const defaultColors = new Map(names.map((name) => [`theme.${name}` as const, defaultTheme[name]]));

interface ThemeAreaProps {
  store: SettingsStore;
  draft: Draft;
  previews: readonly Preview[];
}

/** The six colors next to real pages that use them. */
export const ThemeArea = observer(function ThemeArea({ store, draft, previews }: ThemeAreaProps) {
  const styles = useSlotRecipe(settingsRecipe);
  const [paint] = useState(() => new ThemePaint(partnerColors(draft.settings.theme)));

  const { theme } = draft.settings;
  const isDefault = names.every((name) => theme[name].toUpperCase() === defaultTheme[name]);

  useEffect(() => {
    const leave = paint.add(document.documentElement);
    const unfollow = reaction(
      () => draft.settings.theme,
      (theme) => paint.show(partnerColors(theme)),
    );
    return () => {
      unfollow();
      paint.stop();
      leave();
    };
  }, [paint, draft]);

  /** A color as it is saved is no change, however it is written. */
  const choose = (name: keyof Theme, hex: string): void => {
    const saved = draft.saved.theme[name];
    store.set(`theme.${name}`, hex === saved.toUpperCase() ? saved : hex);
  };
  const colors = (names: readonly (keyof Theme)[]) =>
    names.map((name) => (
      <ThemeColor key={name} draft={draft} name={name} paint={paint} onChoose={choose} />
    ));
  return (
    <div className={styles.columns} data-split="preview">
      <div className={styles.form}>
        <LogoColors
          url={draft.settings.general.logo.url}
          current={theme.ui_secondary_1}
          onChoose={(hex) => choose('ui_secondary_1', hex)}
        />
        <Group
          title={<FormattedMessage {...messages.interface} />}
          text={<FormattedMessage {...messages.interfaceText} />}
        >
          {colors(ofInterface)}
        </Group>
        <Group
          title={<FormattedMessage {...messages.illustrations} />}
          text={<FormattedMessage {...messages.illustrationsText} />}
        >
          {colors(ofIllustrations)}
        </Group>
        <div>
          <Button icon={RotateCcw} disabled={isDefault} onClick={() => draft.assign(defaultColors)}>
            <FormattedMessage {...messages.reset} />
          </Button>
          <p className={styles.groupText}>
            <FormattedMessage {...messages.resetText} />
          </p>
        </div>
      </div>
      <div className={styles.aside}>
        <Previews previews={previews} settings={draft.settings} paint={paint} />
      </div>
    </div>
  );
});

interface ThemeColorProps {
  draft: Draft;
  name: keyof Theme;
  paint: ThemePaint;
  onChoose: (name: keyof Theme, hex: string) => void;
}

const ThemeColor = observer(function ThemeColor({ draft, name, paint, onChoose }: ThemeColorProps) {
  const intl = useIntl();
  return (
    <ColorControl
      colorKey={colorKeys[name]}
      label={intl.formatMessage(themeMessages[name])}
      hint={intl.formatMessage(hints[name])}
      hex={draft.settings.theme[name]}
      paint={paint}
      onChoose={(hex) => onChoose(name, hex)}
    />
  );
});
