import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { MessageAttachment } from '@forecourt/contract';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { Box } from '@forecourt/ui/layout';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PhotoOverlay } from '../assets/index.ts';
import {
  AddPhotoAction,
  ConversationPhotos,
  ConversationPhotosStore,
} from '../conversation-photos/index.ts';
import type { ReportDefinition } from '../definition.ts';
import { ReportProfile } from '../ReportProfile.tsx';
import { ReportScreen } from '../ReportScreen.tsx';
import { ReportStore } from '../ReportStore.ts';

export interface ConversationPhotosStoryProps {
  definition: ReportDefinition;
  /** @default true */
  mayChange?: boolean;
  /** A photo of the chat that is open over the whole window. */
  opened?: MessageAttachment;
}

/** The real report with photos of the conversation, on the real store and client. */
export const ConversationPhotosStory = observer(function ConversationPhotosStory(
  props: ConversationPhotosStoryProps,
) {
  const { definition, mayChange = true } = props;
  const [{ report, photos }] = useState(() => makeStores(mayChange));
  const [opened, setOpened] = useState(props.opened);
  return (
    <>
      <Box as="main" style={{ height: '100dvh', overflowY: 'auto' }}>
        <ReportScreen
          store={report}
          definition={definition}
          hrefOf={(below) => `/report/story/${below}`}
        >
          <ReportProfile
            store={report}
            definition={definition}
            assetHref={(id) => `/report/story/full/#${id}`}
          >
            <ConversationPhotos store={photos} showPhoto={(shown) => <PhotoOverlay {...shown} />} />
          </ReportProfile>
        </ReportScreen>
      </Box>
      {opened && (
        <PhotoOverlay photo={opened} onClose={() => setOpened(undefined)}>
          <AddPhotoAction
            store={photos}
            attachmentId={opened.id}
            reportHref="/report/story#conversation-photos"
          />
        </PhotoOverlay>
      )}
    </>
  );
});

function makeStores(mayChange: boolean) {
  const http = createHttpClient({
    transport: axiosTransport,
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const calls = callsOf(http, { getRequest });
  const report = new ReportStore({ load: (id, signal) => calls.getRequest(id, { signal }) });
  void report.open('story');
  const photos = new ConversationPhotosStore({
    report,
    api: callsOf(http, ConversationPhotosStore.endpoints),
    mayChange: () => mayChange,
  });
  return { report, photos };
}
