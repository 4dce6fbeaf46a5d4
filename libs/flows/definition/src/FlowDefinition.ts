import type { Flow, FlowPath } from '@forecourt/contract';
import type { ReportTab } from '@forecourt/feature-report';
import type { RequestListDefinition } from '@forecourt/feature-lists/requests';
import type { RequestPanelDefinition } from '@forecourt/feature-request-panel';
import type { MessageDescriptor } from 'react-intl';
import type { ListAddresses } from './ListAddresses.ts';

/** An entry of a flow's group in the main menu. */
export interface FlowLink {
  label: MessageDescriptor;
  /** Where it leads: `/trade/sellers`. */
  path: string;
}

/** All that tells one flow from another. A screen never asks which flow it is in (design §2). */
export interface FlowDefinition {
  type: Flow;
  path: FlowPath;
  /** Name of the flow by itself: 'Trade'. */
  name: MessageDescriptor;
  menu: { label: MessageDescriptor; links: readonly FlowLink[] };
  requestList: RequestListDefinition;
  requestPanel: RequestPanelDefinition;
  /** Its reported cars. */
  cars: ListAddresses;
  /** Its threads with buyers, if it has any. */
  buyers?: ListAddresses;
  /** Pages beside the report itself, by their address below it; its tabs come with its own code. */
  reportPages: readonly Exclude<ReportTab['id'], 'profile'>[];
  /** Panels that open over the report: sharing it with dealers, and how an auction works. */
  reportPanels: readonly ('share' | 'info')[];
}
