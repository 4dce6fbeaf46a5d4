import { inviteApi } from '@forecourt/api-client/invite';
import { InviteScreen, InviteStore } from '@forecourt/feature-invite';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';

/** /{uniqueId}: a partner's invite page. */
export function inviteRoute({ http }: App): Pick<RouteObject, 'loader' | 'Component'> {
  return {
    loader: ({ params, request }: LoaderFunctionArgs) => {
      const store = new InviteStore({
        api: inviteApi(http),
        uniqueId: params.uniqueId ?? '',
        agentId: new URL(request.url).searchParams.get('agent_id'),
        isMobileNumber,
      });
      void store.load();
      return store;
    },
    Component: InvitePage,
  };
}

function InvitePage() {
  return <InviteScreen store={useLoaderData<InviteStore>()} />;
}
