import { partnerColors, requiredOf, type Settings, togglesOf } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessagePreview } from '../content/MessagePreview.tsx';
import { messages as content } from '../content/messages.ts';
import { sentTexts } from '../content/sentTexts.ts';
import { FlowChoice } from '../parts/FlowChoice.tsx';
import { StepsPreview } from '../sections/StepsPreview.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import { type Preview, Previews } from '../theme/Previews.tsx';
import { ThemePaint } from '../theme/ThemePaint.ts';
import { messages } from './messages.ts';

interface VersionLookProps {
  settings: Settings;
  previews: readonly Preview[];
  /** Protocol and host of links. */
  origin: string;
}

/** Pages, messages and steps as they looked, by the same previews as in the forms. */
export function VersionLook({ settings, previews, origin }: VersionLookProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const [paint] = useState(() => new ThemePaint(partnerColors(settings.theme)));
  const [chosen, setChosen] = useState(settings.flows[0]?.flow);
  const flow = settings.flows.find((one) => one.flow === chosen);
  if (!flow) {
    return <Previews previews={previews} settings={settings} paint={paint} text={messages.pages} />;
  }
  const sent = sentTexts(settings, flow, settings.general.locales.default, { origin, intl });
  return (
    <div className={styles.form}>
      <FlowChoice
        flows={settings.flows.map((one) => one.flow)}
        current={flow.flow}
        onChoose={setChosen}
      />
      <Previews
        key={flow.flow}
        previews={previews}
        settings={settings}
        flow={flow.flow}
        paint={paint}
        text={messages.pages}
      />
      <MessagePreview
        label={<FormattedMessage {...content.previewSms} />}
        text={sent('sms_request')}
      />
      <MessagePreview
        label={<FormattedMessage {...content.previewEmail} />}
        subject={sent('email_subject')}
        text={sent('email_body')}
      />
      <StepsPreview sections={togglesOf(flow.sections)} required={requiredOf(flow.sections)} />
    </div>
  );
}
