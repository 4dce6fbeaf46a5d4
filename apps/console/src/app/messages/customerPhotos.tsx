import type { PhotoView, PhotoViewProps } from '@forecourt/feature-messages';
import {
  AddPhotoAction,
  conversationPhotoMessages as messages,
  conversationPhotosId,
} from '@forecourt/feature-report/conversation-photos';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { reportPath } from '../../paths.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';
import { PhotoOverlay } from './chatPhotos.tsx';
import { conversationPhotos } from './conversationPhotos.ts';

/** The photos of the conversation with a report's customer, which staff can add to it. */
export function customerPhotos(reports: ReportStores, flow: FlowDefinition): PhotoView {
  return {
    show: (props) => <CustomerPhoto reports={reports} flow={flow} {...props} />,
    noteOf: ({ id }) =>
      conversationPhotos(reports).has(id) && <FormattedMessage {...messages.isIn} />,
  };
}

interface CustomerPhotoProps extends PhotoViewProps {
  reports: ReportStores;
  flow: FlowDefinition;
}

function CustomerPhoto({ reports, flow, photo, onClose }: CustomerPhotoProps) {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <PhotoOverlay photo={photo} onClose={onClose}>
      <AddPhotoAction
        store={conversationPhotos(reports)}
        attachmentId={photo.id}
        reportHref={`${reportPath(flow, id)}${search}#${conversationPhotosId}`}
      />
    </PhotoOverlay>
  );
}
