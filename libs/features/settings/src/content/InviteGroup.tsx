import { type Content, type FlowSettings, partnerColors, type Settings } from '@forecourt/contract';
import { PreviewFrame } from '@forecourt/ui/preview-frame';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { applyPartnerTheme } from '@forecourt/ui/theme';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { textLimits } from '../draft/validate.ts';
import { contentMessages } from '../fieldMessages.ts';
import { Group } from '../parts/Group.tsx';
import { useField } from '../parts/useField.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import type { PreviewProps } from '../theme/Previews.tsx';
import { fieldIn, isMissing, readIn } from './languages.ts';
import { messages } from './messages.ts';
import { NotWritten } from './NotWritten.tsx';

interface InviteGroupProps {
  store: SettingsStore;
  draft: Draft;
  flow: FlowSettings;
  /** Code of the language that the texts are in. */
  locale: string;
  Invite: ComponentType<PreviewProps>;
}

/** Texts and links of the invite page, next to its preview. */
export const InviteGroup = observer(function InviteGroup(props: InviteGroupProps) {
  const { store, draft, flow, locale, Invite } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const title = useField(store, fieldIn(flow, locale, 'invite_title'), null);
  const text = useField(store, fieldIn(flow, locale, 'invite_text'), null);
  const terms = useField(store, `content.${flow.flow}.terms_url`, null);
  const privacy = useField(store, `content.${flow.flow}.privacy_url`, null);
  const words = (name: keyof typeof contentMessages) => intl.formatMessage(contentMessages[name]);
  const hint = intl.formatMessage(messages.addressHint);
  const { default: standard } = draft.settings.general.locales;
  const read = (name: 'invite_title' | 'invite_text') => readIn(flow, locale, name, standard).text;
  const note = (name: 'invite_title' | 'invite_text') =>
    isMissing(flow, locale, name, standard) && <NotWritten code={locale} read={locale} />;
  const shown = inLanguage(draft.settings, flow, {
    invite_title: read('invite_title'),
    invite_text: read('invite_text'),
  });
  const paint = useCallback(
    (page: HTMLElement) => {
      applyPartnerTheme(partnerColors(draft.settings.theme), page);
    },
    [draft],
  );
  return (
    <Group
      title={<FormattedMessage {...messages.invite} />}
      text={<FormattedMessage {...messages.inviteText} />}
    >
      <div className={styles.columns} data-split="even">
        <div className={styles.form}>
          <TextField
            label={words('invite_title')}
            optional
            maxLength={textLimits.invite_title}
            hint={note('invite_title')}
            {...title}
          />
          <TextArea
            label={words('invite_text')}
            optional
            maxLength={textLimits.invite_text}
            hint={note('invite_text')}
            {...text}
          />
          <TextField label={words('terms_url')} optional hint={hint} {...terms} />
          <TextField label={words('privacy_url')} optional hint={hint} {...privacy} />
        </div>
        <div style={{ maxWidth: 260 }}>
          <PreviewFrame device="phone" width={390} height={760} pageRef={paint}>
            <Invite settings={shown} flow={flow.flow} />
          </PreviewFrame>
        </div>
      </div>
    </Group>
  );
});

/** The settings with the texts of an invite page as readers of a language see them, for its preview. */
function inLanguage(
  settings: Settings,
  { flow }: FlowSettings,
  texts: Pick<Content, 'invite_title' | 'invite_text'>,
): Settings {
  const flows = settings.flows.map((one) =>
    one.flow === flow ? { ...one, content: { ...one.content, ...texts } } : one,
  );
  return { ...settings, flows };
}
