import { sectionNames, togglesOf } from '@forecourt/contract';
import type { Flow, Invite, SectionToggles, Settings } from '@forecourt/contract';
import { InviteScreen, InviteStore } from '@forecourt/feature-invite';
import type { PreviewProps } from '@forecourt/feature-settings';
import { useLayoutEffect, useState } from 'react';
import { never } from './sample.ts';

/** The invite page as it will be once the settings are published. */
export default function InvitePreview({ settings, flow }: PreviewProps) {
  const [store] = useState(() => {
    const made = new InviteStore({
      api: { getPartnerCustomisation: never, createSelfRequest: never },
      uniqueId: '',
      agentId: null,
      isMobileNumber: never,
    });
    made.invite.set(inviteOf(settings, flow));
    return made;
  });
  useLayoutEffect(() => store.invite.set(inviteOf(settings, flow)), [store, settings, flow]);
  return <InviteScreen store={store} />;
}

const everySection = Object.fromEntries(sectionNames.map((name) => [name, true])) as SectionToggles;

function inviteOf({ general, theme, flows }: Settings, flow: Flow): Invite {
  const of = flows.find((one) => one.flow === flow);
  return {
    agent_info: { user_id: null, ...general.agent },
    customisation: {
      id: '',
      unique_id: of?.unique_id ?? '',
      partner_id: '',
      partner_name: general.partner_name,
      flow,
      logo: general.logo,
      assets: { side_image: general.side_image },
      defaults: { country_code: general.country_code },
      locales: general.locales,
      theme,
      sections: of ? togglesOf(of.sections) : everySection,
      invite_title: of?.content.invite_title ?? null,
      invite_text: of?.content.invite_text ?? null,
      terms_url: of?.content.terms_url ?? null,
      privacy_url: of?.content.privacy_url ?? null,
    },
  };
}
