import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { ErrorArt, NotFoundArt } from '@forecourt/ui/illustrations';
import { Page } from '@forecourt/ui/page';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Changes } from './changes/Changes.tsx';
import { ContentArea } from './content/ContentArea.tsx';
import type { Draft } from './draft/Draft.ts';
import type { Area } from './draft/fields.ts';
import type { EmbedPreviewProps } from './embed/EmbedGroup.tsx';
import { GeneralArea } from './general/GeneralArea.tsx';
import type { TemplateFiles } from './general/textAddresses.ts';
import { messages } from './messages.ts';
import { PublishBar } from './parts/PublishBar.tsx';
import { ResumedNote } from './parts/ResumedNote.tsx';
import { type ExtraArea, SettingsTabs } from './parts/SettingsTabs.tsx';
import { StaleDialog } from './parts/StaleDialog.tsx';
import { ScheduledNote } from './schedule/ScheduledNote.tsx';
import { SectionsArea } from './sections/SectionsArea.tsx';
import { settingsRecipe } from './Settings.recipe.ts';
import type { SettingsStore } from './SettingsStore.ts';
import { SharedDraftNote } from './shared-draft/SharedDraftNote.tsx';
import type { Preview, PreviewProps } from './theme/Previews.tsx';
import { ThemeArea } from './theme/ThemeArea.tsx';
import { Versions } from './versions/Versions.tsx';

export interface SettingsScreenProps {
  store: SettingsStore;
  area: Area;
  hrefOf: (area: Area) => string;
  /** Areas that are separate pages, next to these. */
  extra?: readonly ExtraArea[];
  /** Pages to preview in the chosen colors. */
  previews: readonly Preview[];
  /** A small preview of the invite page, for its texts. */
  Invite: ComponentType<PreviewProps>;
  /** What partners embed in their websites, as it will look. */
  Embed: ComponentType<EmbedPreviewProps>;
  template?: TemplateFiles;
  /** Protocol and host of links to customers. */
  origin: string;
}

/** /settings and its children: a draft on top of the published settings, by area (spec §2). */
export const SettingsScreen = observer(function SettingsScreen(props: SettingsScreenProps) {
  const { store } = props;
  const { draft, loading } = store;
  if (store.isForbidden) {
    return (
      <EmptyState
        page
        title={<FormattedMessage {...messages.forbiddenTitle} />}
        art={<NotFoundArt />}
      >
        <FormattedMessage {...messages.forbiddenText} />
      </EmptyState>
    );
  }
  if (!draft && loading.state.status === 'error') {
    return (
      <ErrorState
        page
        title={<FormattedMessage {...messages.failed} />}
        art={<ErrorArt />}
        onRetry={() => void store.load()}
      >
        {referenceOf(loading.state.error)}
      </ErrorState>
    );
  }
  return <Frame {...props} draft={draft} />;
});

interface FrameProps extends SettingsScreenProps {
  draft: Draft | null;
}

const Frame = observer(function Frame(props: FrameProps) {
  const { store, draft, area, hrefOf, extra } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  return (
    <Page
      title={intl.formatMessage(messages.title)}
      aside={draft?.saved.general.partner_name}
      width="wide"
      className={styles.body}
      tabs={
        <SettingsTabs
          current={area}
          hrefOf={hrefOf}
          extra={extra}
          countOf={(id) => draft?.dirtyAreas.get(id)}
        />
      }
      foot={
        draft && (
          <>
            <PublishBar store={store} draft={draft} linkOf={(id) => linkOf(props, id)} />
            <StaleDialog store={store} draft={draft} />
          </>
        )
      }
    >
      {draft ? (
        <>
          <ScheduledNote store={store} draft={draft} />
          <SharedDraftNote store={store} />
          <ResumedNote store={store} draft={draft} />
          <AreaPage {...props} draft={draft} />
          <Versions {...props} draft={draft} />
          <Changes store={store.changes} />
        </>
      ) : (
        <Waiting />
      )}
    </Page>
  );
});

/** The address of a shared draft, with the branch whose settings it changes. */
function linkOf({ hrefOf, origin, store }: SettingsScreenProps, id: string): string {
  const link = new URL(hrefOf('general'), origin);
  link.search = new URLSearchParams({ draft: id, branch: store.partnerId }).toString();
  return link.href;
}

function AreaPage(props: SettingsScreenProps & { draft: Draft }) {
  const { area, store, draft, origin } = props;
  switch (area) {
    case 'general':
      return <GeneralArea store={store} draft={draft} template={props.template} />;
    case 'theme':
      return <ThemeArea store={store} draft={draft} previews={props.previews} />;
    case 'content':
      return <ContentArea store={store} draft={draft} origin={origin} Invite={props.Invite} />;
    case 'sections':
      return <SectionsArea store={store} draft={draft} origin={origin} Embed={props.Embed} />;
  }
}

function Waiting() {
  const intl = useIntl();
  const styles = useSlotRecipe(settingsRecipe);
  return (
    <div
      role="status"
      aria-label={intl.formatMessage(messages.loading)}
      className={styles.columns}
      data-split="even"
    >
      <div className={styles.group}>
        <FormSkeleton fields={4} />
      </div>
      <div className={styles.group}>
        <FormSkeleton fields={3} />
      </div>
    </div>
  );
}
