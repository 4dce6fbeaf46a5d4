import type { HttpClient } from '@forecourt/api-client';
import { flowAtPath, flowOfKind, partnerColors } from '@forecourt/contract';
import {
  type Closed,
  ConversationLink,
  newThreadId,
  NewThreadLink,
} from '@forecourt/feature-messages/new-thread';
import {
  PublicReportFrame,
  ReportAside,
  ReportProfile,
  ReportScreen,
  titleOf,
} from '@forecourt/feature-report';
import type { ReportStore, ViewedReport } from '@forecourt/feature-report';
import type { LocaleStore } from '@forecourt/platform/i18n';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { PartnerTheme } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { reportsOfFlow } from '../flows/reports.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { ActionBar } from './ActionBar.tsx';
import { AfterHead } from './AfterHead.tsx';
import { Ask } from './Ask.tsx';
import { hasDeal } from './Deal.tsx';
import { isOver } from './LinkAnswers.ts';
import type { LinkAnswers } from './LinkAnswers.ts';
import { LinkColumns } from './LinkColumns.tsx';
import { Place, useMovable } from './Movable.tsx';
import { NoLink } from './NoLink.ts';
import { PublicAssets } from './PublicAssets.tsx';
import type { PublicLocation } from './PublicLocation.ts';
import { isReceipt, type ReportLink } from './reportLink.ts';
import { useIsWide } from './useIsWide.ts';

interface PublicPageProps {
  locale: LocaleStore;
  http: HttpClient;
  store: ReportStore;
  link: ReportLink;
  location: PublicLocation;
  answers: LinkAnswers;
  /** Component for the link's holder: a dealer bids, an owner answers an offer. */
  deal: ReactNode;
}

/** A report for anyone who has its link: in the partner's colors, with no access to the console. */
export const PublicPage = observer(function PublicPage(props: PublicPageProps) {
  const { locale, http, store, link, location, answers, deal } = props;
  const intl = useIntl();
  const isWide = useIsWide();
  const host = useMovable();
  const flow = flowAtPath(link.flow);
  const definition = reportsOfFlow[flow][link.kind];
  const { report, auction } = store.report.value ?? {};
  // The address of another flow is not this report's, though the key is right.
  if (!definition || (report && flowOfKind(report.kind) !== flow)) return <NoLink />;
  const { asks } = definition;
  const isAlone = isReceipt(link, location.pathname);
  const isResult = !asks && isOver(answers);
  const closed = asks ? closedOf(report) : null;
  const hasTask = asks || hasDeal(link.kind);
  const isLoading = !report && store.report.state.status !== 'error';
  // One part in one of four places: beside the report, or in its column on small screens.
  const task = report && hasTask && <Place host={host} />;
  return (
    <>
      <title>
        {[store.carTitle, intl.formatMessage(titleOf(definition, auction))]
          .filter(Boolean)
          .join(' · ')}
      </title>
      {report?.theme && <PartnerTheme colors={partnerColors(report.theme)} />}
      {report &&
        createPortal(
          asks ? (
            <Ask
              isNow={isWide || closed !== null}
              link={link}
              http={http}
              partner={report.partner.name}
              closed={closed}
            />
          ) : (
            deal
          ),
          host,
        )}
      <PublicReportFrame
        partner={isLoading ? '' : report?.partner.name}
        logo={report?.logo}
        footer={<LanguageChoice store={locale} />}
      >
        {isAlone ? (
          task || <CardSkeleton lines={8} />
        ) : (
          <LinkColumns
            top={!isWide && isResult && task}
            side={
              isWide && hasTask && !closed && (task || (isLoading && <CardSkeleton lines={6} />))
            }
          >
            <ReportScreen
              store={store}
              definition={definition}
              hrefOf={(below) => `${link.path}/${below}`}
              actions={<PublicActions link={link} />}
            >
              <AfterHead>
                <ReportProfile
                  store={store}
                  definition={definition}
                  aside={
                    isWide &&
                    (!hasTask || closed) && <ReportAside store={store} definition={definition} />
                  }
                  // That there is nothing to ask any more needs no column, and is read first.
                  notice={(closed || (!isWide && !isResult && link.kind === 'offer')) && task}
                  afterPhotos={!isWide && !isResult && link.kind === 'dealer' && task}
                  assetHref={(id) => `${link.path}/full/#${id}`}
                />
                {!isWide && asks && !closed && (
                  <>
                    {task}
                    <ActionBar unlessSeen={newThreadId}>
                      <NewThreadLink />
                    </ActionBar>
                  </>
                )}
              </AfterHead>
              <PublicAssets store={store} link={link} location={location} />
            </ReportScreen>
          </LinkColumns>
        )}
      </PublicReportFrame>
      <Toaster />
    </>
  );
});

/** Why a car takes no questions; null for one that does. */
function closedOf(report: ViewedReport | undefined): Closed {
  if (report?.sold) return 'sold';
  return report?.withdrawn ? 'withdrawn' : null;
}

/** In the head of an offer: the owner's conversation with the partner. */
function PublicActions({ link }: { link: ReportLink }) {
  // Only the owner's link opens a conversation; links that may be passed on do not.
  if (link.kind !== 'offer') return null;
  return <ConversationLink href={`${link.path}/messages`} />;
}
