import { addresses } from '@forecourt/contract';
import type { RequestPanelContext } from '@forecourt/feature-request-panel';
import type { BranchStore } from '@forecourt/feature-session';
import { may } from '@forecourt/feature-session/permission';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { initial, mapLoadable } from '@forecourt/platform';
import type { Loadable } from '@forecourt/platform';

/** What the request panel of a flow needs to know of the current branch. */
export function panelContext(
  branch: BranchStore,
  { type }: FlowDefinition,
): Loadable<RequestPanelContext> {
  // Without a customisation there is no link: the shell is about to leave the address.
  if (branch.lacks(type)) return initial;
  return mapLoadable(branch.customisations.state, () => {
    const customisation = branch.byFlow.get(type);
    return {
      partnerId: branch.current?.id ?? '',
      agentId: branch.current?.agent_id ?? null,
      uniqueId: customisation?.unique_id ?? '',
      dialCode: customisation?.defaults.country_code,
      smsCountries: customisation?.defaults.sms_countries,
      whatsapp: customisation?.defaults.whatsapp,
      identifiers: customisation?.identifiers,
      timeZone: branch.current?.time_zone,
      settingsHref: may(branch, 'updateSettings') ? addresses.settings : undefined,
    };
  });
}
