import { type SectionName, textMaxLength } from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import { additionMessages } from '@forecourt/platform/request-words';
import { sectionWords } from '@forecourt/platform/section-words';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { SidePanel } from '@forecourt/ui/dialog';
import { Fieldset } from '@forecourt/ui/fieldset';
import { Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { showToast } from '@forecourt/ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { damageName } from '../damages/damageWords.ts';
import type { ViewedReport } from '../reportData.ts';
import { type Choices, choicesOf, type SectionChoice } from './choices.ts';
import { contactOf } from './contactOf.ts';
import { failureMessages } from '../failureMessages.ts';
import { moreMessages as messages, morePhrases as phrases } from './messages.ts';
import { moreRecipe } from './more.recipe.ts';
import type { MoreStore } from './MoreStore.ts';
import { RefusedPhotos } from './RefusedPhotos.tsx';
import { needsOfDraft } from './needsOfDraft.ts';

/** Picks what a customer is asked for, and sends it in one message. */
export const AskForMore = observer(function AskForMore({ store }: { store: MoreStore }) {
  const intl = useIntl();
  const { report, act } = store;
  if (!report) return null;
  const contact = contactOf(report);
  const sendMessage = {
    SMS: messages.sendSms,
    EMAIL: messages.sendEmail,
    WHATSAPP: messages.send,
    null: messages.send,
  };
  const send = async (): Promise<void> => {
    if (await store.send()) {
      showToast({ title: intl.formatMessage(messages.askedFor), tone: 'success' });
    }
  };
  return (
    <SidePanel
      open={store.isOpen}
      title={intl.formatMessage(messages.ask)}
      onOpenChange={() => store.close()}
      footer={
        <>
          <Button disabled={act.sending !== null} onClick={() => store.close()}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button
            variant="solid"
            disabled={store.asksNothing}
            loading={act.sending === 'ask'}
            onClick={() => void send()}
          >
            <FormattedMessage {...sendMessage[contact?.channel ?? 'null']} />
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Text>
          <FormattedMessage
            {...phrases.intro}
            values={{ name: customerName(report) || intl.formatMessage(messages.customer) }}
          />
        </Text>
        <RefusedPhotos store={store} />
        <Parts store={store} choices={choicesOf(report)} />
        <TextArea
          label={intl.formatMessage(messages.message)}
          hint={intl.formatMessage(messages.messageHint)}
          optional
          rows={2}
          maxLength={textMaxLength}
          value={store.draft.message}
          onChange={(event) => store.type(event.target.value)}
        />
        <Preview store={store} report={report} />
        {act.failure && (
          <Alert status="error" icon={CircleAlert}>
            <FormattedMessage {...failureMessages[act.failure]} />
          </Alert>
        )}
      </Stack>
    </SidePanel>
  );
});

/** What can be picked, what is missing first. */
const Parts = observer(function Parts({ store, choices }: { store: MoreStore; choices: Choices }) {
  const intl = useIntl();
  const { missing, damages, there } = choices;
  return (
    <>
      <Sections store={store} legend={messages.missing} sections={missing} />
      {damages.length > 0 && (
        <Fieldset legend={<FormattedMessage {...messages.damages} />}>
          {damages.map(({ damage, number }) => (
            <Checkbox
              key={damage.id}
              checked={store.draft.damages.includes(damage.id)}
              hint={damage.description && <bdi>{damage.description}</bdi>}
              onCheckedChange={() => store.toggleDamage(damage.id)}
            >
              <FormattedMessage
                {...phrases.damage}
                values={{ number, part: damageName(damage, intl) }}
              />
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <Sections store={store} legend={messages.there} sections={there} />
    </>
  );
});

interface SectionsProps {
  store: MoreStore;
  legend: MessageDescriptor;
  sections: readonly SectionChoice[];
}

const Sections = observer(function Sections({ store, legend, sections }: SectionsProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(moreRecipe);
  if (sections.length === 0) return null;
  const nameOf = (section: SectionName) => intl.formatMessage(sectionWords[section].name);
  return (
    <Fieldset legend={<FormattedMessage {...legend} />}>
      <div className={styles.options}>
        {sections.map((choice) => (
          <Checkbox
            key={choice.section}
            checked={store.draft.sections.includes(choice.section)}
            hint={shareOf(choice, intl)}
            onCheckedChange={() => store.toggleSection(choice.section)}
          >
            {nameOf(choice.section)}
          </Checkbox>
        ))}
      </div>
    </Fieldset>
  );
});

/** That a section is required, and how much of it is there. */
function shareOf({ required, content }: SectionChoice, intl: IntlShape): string | undefined {
  const { progress, given, needed } = content;
  const words = [
    progress !== 'complete' && required && intl.formatMessage(messages.required),
    progress === 'partial' && needed > 1 && intl.formatMessage(phrases.share, { given, needed }),
  ].filter(Boolean);
  return words.join(' · ') || undefined;
}

const ways = { SMS: phrases.bySms, EMAIL: phrases.byEmail, WHATSAPP: phrases.byWhatsapp };

/** Where it goes, and what its link opens first. */
const Preview = observer(function Preview(props: { store: MoreStore; report: ViewedReport }) {
  const { store, report } = props;
  const styles = useSlotRecipe(moreRecipe);
  const contact = contactOf(report);
  const needs = needsOfDraft(store.draft, report);
  const message = store.draft.message.trim();
  return (
    <Stack gap="2">
      {contact && (
        <Text fontWeight={550}>
          <FormattedMessage {...ways[contact.channel]} values={{ to: contact.to }} />
        </Text>
      )}
      {store.asksNothing ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.nothing} />
        </Text>
      ) : (
        <figure className={styles.preview}>
          <figcaption className={styles.previewLabel}>
            <FormattedMessage {...messages.preview} />
          </figcaption>
          <p className={styles.subject}>
            <FormattedMessage
              {...additionMessages.needs}
              values={{
                partner: report.partner.name,
                photos: needs.photos,
                more: needs.more ? 'yes' : 'no',
              }}
            />
          </p>
          {message && (
            <p className={styles.text} dir="auto">
              {message}
            </p>
          )}
        </figure>
      )}
    </Stack>
  );
});
