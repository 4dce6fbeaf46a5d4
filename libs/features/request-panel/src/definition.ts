import type { Flow } from '@forecourt/contract';
import type { MessageDescriptor } from 'react-intl';

/** How a flow's request panel differs from other flows'. */
export interface RequestPanelDefinition {
  flow: Flow;
  /** 'Request a Trade in', 'Request a Claim', 'Request an Inspection' (spec §2). */
  header: MessageDescriptor;
}
