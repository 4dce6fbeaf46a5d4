import type { HttpClient } from '@forecourt/api-client';
import { flowAtPath } from '@forecourt/contract';
import { ConversationLink, NewThreadLink } from '@forecourt/feature-messages/new-thread';
import { PublicReportFrame, ReportProfile, ReportScreen } from '@forecourt/feature-report';
import type { ReportDefinition, ReportStore } from '@forecourt/feature-report';
import type { LocaleStore } from '@forecourt/platform/i18n';
import { PartnerTheme } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { reportsOfFlow } from '../flows/reports.ts';
import { LanguageChoice } from '../app/LanguageChoice.tsx';
import { partnerColors } from '../app/partnerColors.ts';
import { AfterHead } from './AfterHead.tsx';
import { Ask } from './Ask.tsx';
import { PublicAssets } from './PublicAssets.tsx';
import type { PublicLocation } from './PublicLocation.ts';
import type { ReportLink } from './reportLink.ts';

interface PublicPageProps {
  locale: LocaleStore;
  http: HttpClient;
  store: ReportStore;
  link: ReportLink;
  location: PublicLocation;
  /** Component for the link's holder: a dealer bids, an owner answers an offer. */
  deal: ReactNode;
}

/** A report for anyone who has its link: in the partner's colors, with no access to the console. */
export const PublicPage = observer(function PublicPage(props: PublicPageProps) {
  const { locale, http, store, link, location, deal } = props;
  const intl = useIntl();
  const definition = reportsOfFlow[flowAtPath(link.flow)][link.kind];
  if (!definition) return null;
  const { report } = store.report.value ?? {};
  return (
    <>
      <title>{intl.formatMessage(definition.title)}</title>
      {report?.theme && <PartnerTheme colors={partnerColors(report.theme)} />}
      <PublicReportFrame
        partner={report?.partner.name}
        logo={report?.logo ?? null}
        footer={<LanguageChoice store={locale} />}
      >
        <ReportScreen
          store={store}
          definition={definition}
          hrefOf={(below) => `${link.path}/${below}`}
          actions={<PublicActions link={link} definition={definition} />}
        >
          <div data-screen-only style={{ display: 'contents' }}>
            {deal}
          </div>
          <AfterHead>
            <ReportProfile
              store={store}
              definition={definition}
              assetHref={(id) => `${link.path}/full/#${id}`}
            />
            {definition.asks && report && (
              <Ask link={link} http={http} partner={report.partner.name} />
            )}
          </AfterHead>
          <PublicAssets store={store} link={link} location={location} />
        </ReportScreen>
      </PublicReportFrame>
      <Toaster />
    </>
  );
});

interface PublicActionsProps {
  link: ReportLink;
  definition: ReportDefinition;
}

/** In the head: a buyer's question, or the owner's conversation with the partner. */
function PublicActions({ link, definition }: PublicActionsProps) {
  if (definition.asks) return <NewThreadLink />;
  // Only the owner's link opens a conversation; links that may be passed on do not.
  if (link.kind === 'offer') return <ConversationLink href={`${link.path}/messages`} />;
  return null;
}
