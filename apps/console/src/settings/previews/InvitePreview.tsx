import { sectionNames, togglesOf } from '@forecourt/contract';
import type { Flow, Invite, SectionToggles, Settings } from '@forecourt/contract';
import { InviteScreen, InviteStore } from '@forecourt/feature-invite';
import { type PreviewProps, shownLogo } from '@forecourt/feature-settings';
import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { never } from './sample.ts';

/** The invite page as it will be once the settings are published. */
export default function InvitePreview({ settings, flow }: PreviewProps) {
  const { locale } = useIntl();
  const [store] = useState(() => {
    const made = new InviteStore({
      api: { getPartnerCustomisation: never, createSelfRequest: never },
      uniqueId: '',
      agentId: null,
      isMobileNumber: never,
    });
    made.invite.set(inviteOf(settings, flow, locale));
    return made;
  });
  useLayoutEffect(
    () => store.invite.set(inviteOf(settings, flow, locale)),
    [store, settings, flow, locale],
  );
  return <InviteScreen store={store} />;
}

const everySection = Object.fromEntries(sectionNames.map((name) => [name, true])) as SectionToggles;

/** @param locale of the preview: it shows the texts of the flow's content in any */
function inviteOf({ general, theme, flows }: Settings, flow: Flow, locale: string): Invite {
  const of = flows.find((one) => one.flow === flow);
  const { invite_title: title = null, invite_text: text = null } = of?.content ?? {};
  return {
    agent_info: { user_id: null, ...general.agent },
    customisation: {
      id: '',
      unique_id: of?.unique_id ?? '',
      partner_id: '',
      partner_name: general.partner_name,
      flow,
      logo: shownLogo(general.logo),
      assets: { side_image: general.side_image },
      defaults: { country_code: general.country_code },
      locales: general.locales,
      theme,
      sections: of ? togglesOf(of.sections) : everySection,
      invite_title: title,
      invite_text: text,
      terms_url: of?.content.terms_url ?? null,
      privacy_url: of?.content.privacy_url ?? null,
      invite_texts: [{ locale_code: locale, title, text }],
    },
  };
}
