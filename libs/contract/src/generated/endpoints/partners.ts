// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, nullable, object, record, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, NullableUrl, Partner, Flow, Locales, Theme, SectionToggles, CustomisationDefaults, IdentifierRules, Logo } from '../shared-checks.ts';

const PartnerList = /*#__PURE__*/ object({ partners: /*#__PURE__*/ array(Partner) });
const Customisation = /*#__PURE__*/ object({ id: Id, unique_id: string, partner_id: Id, flow: Flow, locales: Locales, theme: Theme, sections: SectionToggles, defaults: CustomisationDefaults }, { identifiers: /*#__PURE__*/ nullable(IdentifierRules) });
const CustomisationList = /*#__PURE__*/ object({ customisations: /*#__PURE__*/ array(Customisation) });
const AgentInfo = /*#__PURE__*/ object({ user_id: /*#__PURE__*/ nullable(Id), email: /*#__PURE__*/ nullable(string), public_name: /*#__PURE__*/ nullable(string) });
const CustomisationAssets = /*#__PURE__*/ object({ side_image: NullableUrl });
const InviteTexts = /*#__PURE__*/ object({ locale_code: string, title: /*#__PURE__*/ nullable(string), text: /*#__PURE__*/ nullable(string) });
const InviteCustomisation = /*#__PURE__*/ object({ id: Id, unique_id: string, partner_id: Id, partner_name: string, flow: Flow, logo: Logo, assets: CustomisationAssets, defaults: CustomisationDefaults, locales: Locales, theme: Theme, sections: SectionToggles, invite_title: /*#__PURE__*/ nullable(string), invite_text: /*#__PURE__*/ nullable(string), terms_url: NullableUrl, privacy_url: NullableUrl }, { invite_texts: /*#__PURE__*/ array(InviteTexts) });
const Invite = /*#__PURE__*/ object({ agent_info: AgentInfo, customisation: InviteCustomisation });
const Translation = /*#__PURE__*/ record(string);

/**
 * Partner accounts of the signed-in user. The first is the default.
 */
export const listMyPartners: Endpoint<'listMyPartners'> = { id: 'listMyPartners', method: 'GET', path: '/api/my/partners', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listMyPartners'>>(PartnerList) };
/**
 * How a partner has set up its areas. One for each flow: look, texts and what customers are asked for. A flow that is missing here is not set up.
 */
export const listPartnerCustomisations: Endpoint<'listPartnerCustomisations'> = { id: 'listPartnerCustomisations', method: 'GET', path: '/api/partners/{id}/customisations', takes: ["id"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listPartnerCustomisations'>>(CustomisationList) };
/**
 * What an invite page shows. Look and texts of the partner, by the part of the page’s address; of a link that names an agent, who that is.
 */
export const getPartnerCustomisation: Endpoint<'getPartnerCustomisation'> = { id: 'getPartnerCustomisation', method: 'GET', path: '/api/partner_customisations/{uniqueId}', takes: ["uniqueId","query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getPartnerCustomisation'>>(Invite) };
/**
 * Texts of a locale. The translation file of spec §7: the partner's own texts, and where it has none those of the product in that language. Its address stands in the locale list of a customisation, so clients take it from there. Below `product` are the product's own texts, without a partner's.
 */
export const getTranslation: Endpoint<'getTranslation'> = { id: 'getTranslation', method: 'GET', path: '/translations/{uniqueId}/{locale}', takes: ["uniqueId","locale","query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getTranslation'>>(Translation) };
