import { callsOf } from '@forecourt/api-client';
import type { Flow, Request } from '@forecourt/contract';
import {
  followUpRequest,
  previewMessage,
  resendRequest,
} from '@forecourt/contract/endpoints/requests';
import {
  choiceIn,
  choiceParams,
  InsightsScreen,
  InsightsStore,
  type InsightsChoice,
  type StepPlace,
  type WhichRequests,
} from '@forecourt/feature-insights';
import { filterParams } from '@forecourt/feature-lists/filters';
import { SendQuestion } from '@forecourt/feature-lists/requests/sending';
import { may } from '@forecourt/feature-session/permission';
import { lazyPart, useLatch } from '@forecourt/platform/lazy-part';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, type RouteObject, useNavigate } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { pageNames } from '../app/pageNames.ts';
import { flows } from '../flows/flows.ts';
import { paths, requestListLinks } from '../paths.ts';
import { branchPage } from './branchPage.tsx';

/** Loaded with the first follow-up. */
const SendQuestionDialog = lazyPart(async () => ({
  default: (await import('../app/listTools.ts')).SendQuestionDialog,
}));

/** /insights of the current branch. What it shows is in the address. */
export async function insightsRoute(
  app: App,
): Promise<Pick<RouteObject, 'loader' | 'handle' | 'element'>> {
  const operation = 'getInsightsFunnel';
  const { branch } = app;
  const store = new InsightsStore({
    api: callsOf(app.http, InsightsStore.endpoints),
    branch: () =>
      may(branch, operation)
        ? { id: branch.current!.id, timeZone: branch.current!.time_zone, flows: areasOf(app) }
        : null,
  });
  const question = new SendQuestion({
    api: callsOf(app.http, { followUpRequest, previewMessage, resendRequest }),
    newKey: () => crypto.randomUUID(),
    onSent: (request) => store.followedUp(request),
  });
  const page = await branchPage(app, {
    path: paths.insights,
    title: pageNames.insights,
    operation,
    store: {
      load: async () => {
        await areasKnown(app);
        await store.load();
      },
      reset: async () => {
        await areasKnown(app);
        await store.reset();
      },
    },
    element: <InsightsPage app={app} store={store} question={question} />,
  });
  const { loader } = page;
  return {
    ...page,
    loader: async (args: LoaderFunctionArgs) => {
      store.choose(choiceIn(new URL(args.request.url).searchParams));
      return typeof loader === 'function' ? loader(args) : null;
    },
  };
}

/** Resolves when the areas of the current branch have loaded or failed. */
async function areasKnown({ branch }: App): Promise<void> {
  await branch.ready();
  await when(() => ['loaded', 'error'].includes(branch.customisations.state.status));
}

/** The areas of the current branch; all of them where it has none, or they are not known. */
function areasOf({ branch }: App): Flow[] {
  const all = flows.map(({ type }) => type);
  const own = all.filter((type) => branch.byFlow.has(type));
  return own.length > 0 ? own : all;
}

/** The definition of a flow. */
const definitionOf = (flow: Flow) => flows.find(({ type }) => type === flow)!;

/** The list of a bar's requests. */
function listHref({ flow, step, ...filters }: StepPlace): string {
  const { path } = definitionOf(flow).requestList;
  const reached = step === 'CREATED' ? undefined : step;
  return `${path}?${new URLSearchParams(filterParams({ ...filters, reached }))}`;
}

/** The list of the requests in progress. */
function inProgressHref(flow: Flow, which: WhichRequests): string {
  const definition = definitionOf(flow);
  const tab = definition.requestList.tabs.find(({ status }) => status === 'IN_PROGRESS');
  return requestListLinks(definition).tab(tab?.path ?? '', '', which);
}

/** The report of a request, as far as it has come. */
function requestHref({ id, request_type: flow }: Request): string {
  return requestListLinks(definitionOf(flow)).report(id);
}

interface InsightsPageProps {
  app: App;
  store: InsightsStore;
  question: SendQuestion;
}

const InsightsPage = observer(function InsightsPage({ app, store, question }: InsightsPageProps) {
  const navigate = useNavigate();
  const show = (choice: InsightsChoice): void => {
    const search = new URLSearchParams(choiceParams(choice));
    void navigate({ pathname: paths.insights, search: search.toString() }, { replace: true });
  };
  const isAsking = useLatch(question.asked !== null);
  const followUp = (request: Request): void => question.ask({ action: 'followUp', request });
  return (
    <>
      <InsightsScreen
        store={store}
        branch={app.branch.current?.name}
        weeklyHref={`${paths.profile}#weekly`}
        listHref={listHref}
        inProgressHref={inProgressHref}
        requestHref={requestHref}
        onFollowUp={may(app.branch, 'followUpRequest') ? followUp : undefined}
        onChoose={show}
      />
      {isAsking && <SendQuestionDialog question={question} />}
    </>
  );
});
