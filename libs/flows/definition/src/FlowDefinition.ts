import type { Flow, FlowPath } from '@forecourt/contract';
import type { RoleOperation } from '@forecourt/contract/roles';
import type { ReportTab } from '@forecourt/feature-report';
import type { CarListDefinition } from '@forecourt/feature-lists/cars';
import type { RequestListDefinition } from '@forecourt/feature-lists/requests';
import type { ThreadListDefinition } from '@forecourt/feature-lists/threads';
import type { RequestPanelDefinition } from '@forecourt/feature-request-panel';
import type { IconComponent } from '@forecourt/ui/icon';
import type { MessageDescriptor } from 'react-intl';
import type { ListAddresses } from './ListAddresses.ts';

/** An entry of a flow's group in the main menu. */
export interface FlowLink {
  label: MessageDescriptor;
  /** Its address: `/trade/sellers`. */
  path: string;
  /** Shown only to roles that may call it; without one, to all. */
  operation?: RoleOperation;
}

/**
 * Everything that distinguishes one flow from another. Screens never check which flow they are in
 * (design §2).
 */
export interface FlowDefinition {
  type: Flow;
  path: FlowPath;
  /** Name of the flow on its own: 'Trade'. */
  name: MessageDescriptor;
  menu: { icon: IconComponent; label: MessageDescriptor; links: readonly FlowLink[] };
  requestList: RequestListDefinition;
  requestPanel: RequestPanelDefinition;
  /** Its reported cars. */
  cars: CarListDefinition;
  /** Its conversations with buyers, if it has any. */
  buyers?: ThreadListDefinition;
  /** Its directory of dealers, if its cars are sold to them. */
  dealers?: ListAddresses;
  /** Pages next to the report, by their path below it; the tabs are loaded with their own code. */
  reportPages: readonly Exclude<ReportTab['id'], 'profile'>[];
  /** Panels that open over the report: sharing it with dealers, and how an auction works. */
  reportPanels: readonly ('share' | 'info')[];
}

/** A flow whose cars are sold: buyers write to its staff, and dealers are asked. */
export type SellingFlowDefinition = FlowDefinition &
  Required<Pick<FlowDefinition, 'buyers' | 'dealers'>>;
