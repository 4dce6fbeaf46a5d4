import {
  sectionNeeds,
  sectionOrder,
  sections,
  type SectionName,
  requiredOf,
  togglesOf,
} from '@forecourt/contract';
import { sectionWords } from '@forecourt/platform/section-words';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { EmbedGroup, type EmbedPreviewProps } from '../embed/EmbedGroup.tsx';
import { sectionMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { FlowChoice } from '../parts/FlowChoice.tsx';
import { Group } from '../parts/Group.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { IdentifiersGroup } from './IdentifiersGroup.tsx';
import { messages, needMessages } from './messages.ts';
import { StepsPreview } from './StepsPreview.tsx';

const photoSections = sectionOrder.filter((name) => sections[name].upload !== null);
const questionSections = sectionOrder.filter((name) => sections[name].upload === null);

interface SectionsAreaProps {
  store: SettingsStore;
  draft: Draft;
  /** Protocol and host of this product. */
  origin: string;
  /** What is embedded, as it will look. */
  Embed: ComponentType<EmbedPreviewProps>;
}

/** What customers are asked for, the effort for them, and the button for the partner's website. */
export const SectionsArea = observer(function SectionsArea(props: SectionsAreaProps) {
  const { store, draft, origin, Embed } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  const { flow } = store;
  if (!flow) return null;
  const needs = sectionNeeds.map((value) => ({
    value,
    label: intl.formatMessage(needMessages[value]),
  }));
  const choices = (names: readonly SectionName[]) =>
    names.map((name) => (
      <SegmentGroup
        key={name}
        legend={intl.formatMessage(sectionMessages[name])}
        hint={intl.formatMessage(sectionWords[name].hint)}
        error={problemText(store.problems.get(`sections.${flow.flow}.${name}`), intl)}
        options={needs}
        value={flow.sections[name]}
        onValueChange={({ value }) => store.set(`sections.${flow.flow}.${name}`, value)}
      />
    ));
  return (
    <>
      <FlowChoice
        flows={draft.settings.flows.map((one) => one.flow)}
        current={flow.flow}
        onChoose={(next) => store.chooseFlow(next)}
      />
      <div className={styles.columns} data-split="even">
        <div className={styles.form}>
          <Group
            title={<FormattedMessage {...messages.photos} />}
            text={<FormattedMessage {...messages.photosText} />}
          >
            <div className={styles.form}>{choices(photoSections)}</div>
          </Group>
          <Group
            title={<FormattedMessage {...messages.questions} />}
            text={<FormattedMessage {...messages.questionsText} />}
          >
            <div className={styles.form}>{choices(questionSections)}</div>
          </Group>
          {flow.identifiers && (
            <IdentifiersGroup store={store} flow={flow.flow} rules={flow.identifiers} />
          )}
          <EmbedGroup
            origin={origin}
            uniqueId={flow.unique_id}
            color={draft.saved.theme.ui_secondary_1}
            languages={draft.saved.general.locales.list}
            Preview={Embed}
          />
        </div>
        <div className={styles.aside}>
          <StepsPreview
            sections={togglesOf(flow.sections)}
            required={requiredOf(flow.sections)}
            learned={store.learned.steps.value}
          />
        </div>
      </div>
    </>
  );
});
