import type { SectionName } from '@forecourt/contract';
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
import { hints, messages } from './messages.ts';
import { StepsPreview } from './StepsPreview.tsx';

const photoSections: readonly SectionName[] = [
  'licence_plate',
  'exterior_images',
  'scan_360',
  'windshield',
  'damage_locations',
  'mileage',
  'dashboard',
  'interior_front',
  'interior_back',
  'vin',
];

const questionSections: readonly SectionName[] = [
  'car_details',
  'car_condition',
  'description',
  'dealer_select',
  'contact_details',
];

interface SectionsAreaProps {
  store: SettingsStore;
  draft: Draft;
  /** Protocol and host of this product. */
  origin: string;
}

/** What customers are asked for, what it takes of them, and the button for the partner's website. */
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
        hint={intl.formatMessage(hints[name])}
        onChange={(on) => store.set(`sections.${flow.flow}.${name}`, on)}
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
