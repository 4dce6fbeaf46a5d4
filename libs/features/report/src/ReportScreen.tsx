import { hasCode } from '@forecourt/api-client';
import { ButtonLink } from '@forecourt/ui/button';
import { ErrorArt, NotFoundArt } from '@forecourt/ui/illustrations';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Tabs } from '@forecourt/ui/tabs';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { titleOf } from './definition.ts';
import type { ReportBack, ReportDefinition, ReportTab } from './definition.ts';
import { messages } from './messages.ts';
import { ReportHeader } from './parts/ReportHeader.tsx';
import { ReportSkeleton } from './parts/ReportSkeleton.tsx';
import { Letterhead } from './print/Letterhead.tsx';
import { reportRecipe } from './ReportScreen.recipe.ts';
import type { ReportStore } from './ReportStore.ts';

export interface ReportScreenProps {
  store: ReportStore;
  definition: ReportDefinition;
  /** Address of a subpage of this report; '' is the report itself. */
  hrefOf: (below: string) => string;
  /** The open tab. @default 'profile' */
  tab?: ReportTab['id'];
  /** The list that the user came from, for the back link. */
  from?: ReportBack['id'];
  /** Where the report stands, in the header: `ReportStatus` for staff. */
  status?: ReactNode;
  /** Actions in the header, before printing and copying the link. */
  actions?: ReactNode;
  /** Above the report, once it has loaded: something that concerns all of it. */
  notice?: ReactNode;
  /** Content of the tab, once the report has loaded. */
  children: ReactNode;
}

/** A report of any kind: car and status, tabs, and the content of the open tab. */
export const ReportScreen = observer(function ReportScreen(props: ReportScreenProps) {
  const {
    store,
    definition,
    hrefOf,
    tab = 'profile',
    from,
    status,
    actions,
    notice,
    children,
  } = props;
  const styles = useSlotRecipe(reportRecipe);
  const intl = useIntl();
  const { state, value } = store.report;

  if (!value) {
    if (state.status !== 'error') return <ReportSkeleton audience={definition.audience} />;
    return <Failure store={store} error={state.error} definition={definition} from={from} />;
  }
  return (
    <article className={styles.page} data-audience={definition.audience}>
      <Letterhead report={value.report} kind={titleOf(definition, value.auction)} />
      {notice}
      <div className={styles.top}>
        <ReportHeader
          definition={definition}
          data={value}
          from={from}
          status={status}
          actions={actions}
        />
        {definition.tabs.length > 0 && (
          <div className={styles.tabs}>
            <Tabs
              label={intl.formatMessage(messages.tabs)}
              current={tab}
              items={definition.tabs.map(({ id, path, label }) => ({
                id,
                label: intl.formatMessage(label),
                href: hrefOf(path),
              }))}
            />
          </div>
        )}
      </div>
      {state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...messages.staleText} />}
          onRetry={() => void store.refresh()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {children}
    </article>
  );
});

interface FailureProps {
  store: ReportStore;
  error: unknown;
  definition: ReportDefinition;
  from?: ReportBack['id'];
}

/** Mistyped, revoked and expired links all look the same (design §7, Keys). */
function Failure({ store, error, definition, from }: FailureProps) {
  const { audience, backs, elsewhere } = definition;
  if (hasCode(error, 'NOT_FOUND', 'INVALID_FORMAT')) {
    const isLink = audience === 'public';
    const back = backs.find(({ id }) => id === from) ?? backs[0];
    return (
      <EmptyState
        page
        title={<FormattedMessage {...(isLink ? messages.linkOver : messages.notFoundTitle)} />}
        art={<NotFoundArt />}
        actions={
          back ? (
            <ButtonLink href={back.path} icon={ArrowLeft}>
              <FormattedMessage {...back.label} />
            </ButtonLink>
          ) : (
            elsewhere && (
              <ButtonLink href={elsewhere.path} variant="solid">
                <FormattedMessage {...elsewhere.label} />
              </ButtonLink>
            )
          )
        }
      >
        <FormattedMessage {...(isLink ? messages.linkOverText : messages.notFoundText)} />
      </EmptyState>
    );
  }
  return (
    <ErrorState
      page
      title={<FormattedMessage {...messages.failedTitle} />}
      art={<ErrorArt />}
      onRetry={() => void store.refresh()}
    >
      {referenceOf(error)}
    </ErrorState>
  );
}
