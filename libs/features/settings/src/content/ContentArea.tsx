import type { MessageTexts, TestMessageText } from '@forecourt/contract';
import { conclusionTitles } from '@forecourt/platform/flow-words';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { FlowChoice } from '../parts/FlowChoice.tsx';
import { Group } from '../parts/Group.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import type { PreviewProps } from '../theme/Previews.tsx';
import { ConclusionGroup, conclusionsOf } from './ConclusionGroup.tsx';
import { InviteGroup } from './InviteGroup.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { MessageField } from './MessageField.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { messages } from './messages.ts';
import { SendTest } from './SendTest.tsx';
import { sentTexts } from './sentTexts.ts';
import { SmsNote } from './SmsNote.tsx';
import { WhatsappGroup } from './WhatsappGroup.tsx';

interface ContentAreaProps {
  store: SettingsStore;
  draft: Draft;
  /** Protocol and host of links. */
  origin: string;
  /** A small preview of the invite page. */
  Invite: ComponentType<PreviewProps>;
}

/** The texts that customers get, each next to its preview. */
export const ContentArea = observer(function ContentArea(props: ContentAreaProps) {
  const { store, draft, origin, Invite } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const { flow } = store;
  if (!flow) return null;

  const { locale } = store;
  const sent = sentTexts(draft.settings, flow, locale, { origin, intl });
  const standard = draft.settings.general.locales.default;
  const of = { store, flow, locale, standard };
  const field = (name: keyof MessageTexts, rows: number) => (
    <MessageField {...of} name={name} rows={rows} />
  );
  const sms = (name: TestMessageText) => (
    <div className={styles.form} style={{ gap: 8 }}>
      <MessagePreview label={<FormattedMessage {...messages.previewSms} />} text={sent(name)} />
      <SmsNote text={sent(name)} />
      <SendTest {...of} name={name} />
    </div>
  );
  const mail = (subject: keyof MessageTexts, text: TestMessageText) => (
    <div className={styles.form} style={{ gap: 8 }}>
      <MessagePreview
        label={<FormattedMessage {...messages.previewEmail} />}
        subject={sent(subject)}
        text={sent(text)}
      />
      <SendTest {...of} name={text} subject={subject} />
    </div>
  );
  return (
    <>
      <div className={styles.choices}>
        <FlowChoice
          flows={draft.settings.flows.map((one) => one.flow)}
          current={flow.flow}
          onChoose={(next) => store.chooseFlow(next)}
        />
        <LanguageChoice store={store} settings={draft.settings} flow={flow} current={locale} />
      </div>
      <div className={styles.form} key={`${flow.flow} ${locale}`}>
        <Group
          title={<FormattedMessage {...messages.request} />}
          text={<FormattedMessage {...messages.requestText} />}
        >
          <div className={styles.columns} data-split="even">
            {field('sms_request', 3)}
            {sms('sms_request')}
          </div>
          <div className={styles.columns} data-split="even">
            <div className={styles.form}>
              {field('email_subject', 1)}
              {field('email_body', 8)}
            </div>
            {mail('email_subject', 'email_body')}
          </div>
        </Group>
        <Group
          title={<FormattedMessage {...messages.reminder} />}
          text={<FormattedMessage {...messages.reminderText} />}
        >
          <div className={styles.columns} data-split="even">
            <div className={styles.form}>
              {field('follow_up', 3)}
              {field('follow_up_subject', 1)}
            </div>
            <div className={styles.form}>
              {sms('follow_up')}
              {mail('follow_up_subject', 'follow_up')}
            </div>
          </div>
        </Group>
        <Group
          title={<FormattedMessage {...messages.notice} />}
          text={<FormattedMessage {...messages.noticeText} />}
        >
          <div className={styles.columns} data-split="even">
            {field('message_notice', 3)}
            {sms('message_notice')}
          </div>
        </Group>
        {store.hasWhatsapp && <WhatsappGroup {...of} />}
        {conclusionsOf(flow.flow).map(({ kind, status }) => (
          <ConclusionGroup
            key={kind}
            store={store}
            flow={flow}
            kind={kind}
            status={status}
            field={field}
            previews={
              <>
                {sms(`${kind}_message`)}
                {mail(`${kind}_subject`, `${kind}_message`)}
                <MessagePreview
                  label={<FormattedMessage {...messages.previewPage} />}
                  subject={intl.formatMessage(conclusionTitles[status]!)}
                  text={sent(`${kind}_next`)}
                />
              </>
            }
          />
        ))}
        <InviteGroup store={store} draft={draft} flow={flow} locale={locale} Invite={Invite} />
      </div>
    </>
  );
});
