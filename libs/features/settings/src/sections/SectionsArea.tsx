import { sectionOrder, sections, type SectionName } from '@forecourt/contract';
import { sectionWords } from '@forecourt/platform/section-words';
import { useSlotStyles } from '@forecourt/ui/styling';
import { Switch } from '@forecourt/ui/switch';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '../draft/Draft.ts';
import { sectionMessages } from '../fieldMessages.ts';
import { FlowChoice } from '../parts/FlowChoice.tsx';
import { Group } from '../parts/Group.tsx';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { EmbedGroup } from './EmbedGroup.tsx';
import { messages } from './messages.ts';
import { StepsPreview } from './StepsPreview.tsx';

const photoSections = sectionOrder.filter((name) => sections[name].upload !== null);
const questionSections = sectionOrder.filter((name) => sections[name].upload === null);

interface SectionsAreaProps {
  store: SettingsStore;
  draft: Draft;
  /** Protocol and host of this product. */
  origin: string;
}

/** What customers are asked for, the effort for them, and the button for the partner's website. */
export const SectionsArea = observer(function SectionsArea(props: SectionsAreaProps) {
  const { store, draft, origin } = props;
  const intl = useIntl();
  const styles = useSlotStyles(settingsRecipe);
  const { flow } = store;
  if (!flow) return null;
  const switches = (names: readonly SectionName[]) =>
    names.map((name) => (
      <Switch
        key={name}
        checked={flow.sections[name]}
        hint={intl.formatMessage(sectionWords[name].hint)}
        onCheckedChange={({ checked }) => store.set(`sections.${flow.flow}.${name}`, checked)}
      >
        {intl.formatMessage(sectionMessages[name])}
      </Switch>
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
            <div className={styles.form} style={{ gap: 12 }}>
              {switches(photoSections)}
            </div>
          </Group>
          <Group
            title={<FormattedMessage {...messages.questions} />}
            text={<FormattedMessage {...messages.questionsText} />}
          >
            <div className={styles.form} style={{ gap: 12 }}>
              {switches(questionSections)}
            </div>
          </Group>
          <EmbedGroup origin={origin} uniqueId={flow.unique_id} />
        </div>
        <div className={styles.aside}>
          <StepsPreview sections={flow.sections} />
        </div>
      </div>
    </>
  );
});
