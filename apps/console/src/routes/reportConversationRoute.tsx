import type { ConversationDetails, Thread } from '@forecourt/contract';
import {
  buyerReplies,
  PhotoViewProvider,
  PresenceProvider,
  ReportConversation,
  SellerConversation,
  sellerReplies,
} from '@forecourt/feature-messages';
import type { StaffConversation } from '@forecourt/feature-messages';
import { CarCard } from '@forecourt/feature-report';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { SMALL_QUERY } from '@forecourt/platform';
import { useMediaQuery } from '@forecourt/platform/media';
import { ErrorState } from '@forecourt/ui/states';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { ReportDealNote } from '../app/ReportOffers.tsx';
import { chatPhotos } from '../app/messages/chatPhotos.tsx';
import { customerPhotos } from '../app/messages/customerPhotos.tsx';
import type { MessageStores } from '../stores/MessageStores.ts';
import type { ReportStores } from '../stores/ReportStores.ts';
import { reportPath } from '../paths.ts';

type ConversationRoute = Pick<RouteObject, 'loader' | 'element'>;

/** …/buyers and …/buyers/{mid}: the conversations about a car, and one of them. */
export async function buyerConversationRoute(
  app: App,
  flow: FlowDefinition,
): Promise<ConversationRoute> {
  const staff = await app.staff();
  const [messages, reports] = await Promise.all([staff.messages(), staff.reports()]);
  return {
    loader: ({ params }: LoaderFunctionArgs) => {
      void messages.buyers.open(params.id ?? '');
      return params.mid ? messages.open(params.mid) : null;
    },
    element: (
      <PhotoViewProvider value={chatPhotos}>
        <PresenceProvider value={staff.presence()}>
          <BuyerConversationPage messages={messages} reports={reports} flow={flow} />
        </PresenceProvider>
      </PhotoViewProvider>
    ),
  };
}

/** …/seller and …/seller/{mid}: the conversation with the owner of the car. */
export async function sellerConversationRoute(
  app: App,
  flow: FlowDefinition,
): Promise<ConversationRoute> {
  const staff = await app.staff();
  const [messages, reports] = await Promise.all([staff.messages(), staff.reports()]);
  return {
    loader: ({ params }: LoaderFunctionArgs) => {
      if (params.mid) return messages.open(params.mid);
      void messages.seller.open(params.id ?? '');
      return null;
    },
    element: (
      <PhotoViewProvider value={customerPhotos(reports, flow)}>
        <PresenceProvider value={staff.presence()}>
          <SellerConversationPage messages={messages} reports={reports} flow={flow} />
        </PresenceProvider>
      </PhotoViewProvider>
    ),
  };
}

/** Keeps a conversation in memory while it is visible. */
function useConversation(messages: MessageStores, store: StaffConversation | null): void {
  const id = store?.id;
  useEffect(() => (id === undefined ? undefined : messages.conversations.use(id)), [messages, id]);
}

interface ConversationPageProps {
  messages: MessageStores;
  reports: ReportStores;
  flow: FlowDefinition;
}

/** The car that is talked about, and how its sale stands. */
function ConversationCar({ reports }: Pick<ConversationPageProps, 'reports'>) {
  return (
    <CarCard store={reports.store}>
      <ReportDealNote reports={reports} />
    </CarCard>
  );
}

const BuyerConversationPage = observer(function BuyerConversationPage({
  messages,
  reports,
  flow,
}: ConversationPageProps) {
  const conversation = useLoaderData<StaffConversation | null>();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  useConversation(messages, conversation);
  // The panel links here for every conversation; one with the seller belongs to its own tab.
  useEffect(
    () =>
      reaction(
        () => conversation?.subject?.role,
        (role) => {
          if (role !== 'SELLER' || !conversation) return;
          const path = reportPath(flow, id, `seller/${encodeURIComponent(conversation.id)}`);
          void navigate(path + search, { replace: true });
        },
        { fireImmediately: true },
      ),
    [conversation, flow, id, navigate, search],
  );
  const hrefOf = useCallback(
    (thread: Thread) =>
      reportPath(flow, thread.lead_id, `buyers/${encodeURIComponent(thread.id)}`) + search,
    [flow, search],
  );
  // The only conversation opens by itself, except on a phone: the report's tabs are hidden over it there.
  const isPhone = useMediaQuery(SMALL_QUERY);
  const { value } = messages.buyers.threads;
  const only = !isPhone && !conversation && value?.length === 1 ? value[0] : undefined;
  useEffect(() => {
    if (only) void navigate(hrefOf(only), { replace: true });
  }, [only, navigate, hrefOf]);
  return (
    <ReportConversation
      threads={messages.buyers}
      conversation={conversation}
      hrefOf={hrefOf}
      listHref={reportPath(flow, id, 'buyers') + search}
      quickReplies={buyerReplies}
      settingsHref={messages.settingsHref}
      aside={<ConversationCar reports={reports} />}
    />
  );
});

const SellerConversationPage = observer(function SellerConversationPage(
  props: ConversationPageProps,
) {
  const { messages, reports, flow } = props;
  const opened = useLoaderData<StaffConversation | null>();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  useConversation(messages, opened);
  const { state, value } = messages.seller.threads;
  const known = opened ? undefined : value?.[0]?.id;
  const go = useCallback(
    (conversationId: string) =>
      void navigate(reportPath(flow, id, `seller/${encodeURIComponent(conversationId)}`) + search, {
        replace: true,
      }),
    [navigate, flow, id, search],
  );
  useEffect(() => {
    if (known) go(known);
  }, [known, go]);
  const reportHref = reportPath(flow, id) + search;
  if (!opened && !value && state.status === 'error') {
    return <ErrorState onRetry={() => void messages.seller.refresh()} />;
  }
  if (opened || !value || known) {
    return (
      <SellerConversation
        conversation={opened}
        quickReplies={sellerReplies}
        settingsHref={messages.settingsHref}
        reportHref={reportHref}
        aside={<ConversationCar reports={reports} />}
      />
    );
  }
  return (
    <NewSellerConversation
      key={id}
      messages={messages}
      reports={reports}
      id={id}
      reportHref={reportHref}
      onOpened={go}
    />
  );
});

interface NewSellerConversationProps extends Omit<ConversationPageProps, 'flow'> {
  id: string;
  reportHref: string;
  onOpened: (conversationId: string) => void;
}

/** Before the first message, which creates the conversation. */
const NewSellerConversation = observer(function NewSellerConversation(
  props: NewSellerConversationProps,
) {
  const { messages, reports, id, reportHref, onOpened } = props;
  const data = reports.store.report.value;
  const [conversation] = useState(() => {
    const report = data?.report;
    const details: ConversationDetails = {
      id: `new.${id}`,
      partnerId: '',
      leadId: id,
      recipientId: id,
      role: 'SELLER',
      name: (report && 'name' in report ? report.name : null) ?? '',
      car: { year: null, make: null, model: null },
      lastSeq: 0,
      readSeq: 0,
      theirReadSeq: 0,
      notice: null,
      channels: [],
    };
    return messages.begin(details, onOpened);
  });
  return (
    <SellerConversation
      conversation={conversation}
      quickReplies={sellerReplies}
      reportHref={reportHref}
      aside={<ConversationCar reports={reports} />}
    />
  );
});
