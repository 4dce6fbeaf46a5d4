import type { JsonObject } from '../../db/schema.ts';
import { storedLocales } from '../../domain/locale.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { channelsOf } from '../../messaging/channels.ts';
import { presentForStaff, presentInvite, presentPartner } from './presenter.ts';
import {
  findAgent,
  findCustomisationByUniqueId,
  findTranslation,
  listCustomisations,
  listMyPartners,
} from './queries.ts';
import { PRODUCT, textsOf } from './texts.ts';

export const handlers = {
  async listMyPartners({ staff, read }) {
    const rows = await read((tx) => listMyPartners(tx, staff.userId));
    return { partners: rows.map((row) => presentPartner(row, staff.userId)) };
  },

  async listPartnerCustomisations({ params, requirePartner, services }) {
    requirePartner(params.id);
    const { config, db } = services;
    const rows = await db.readOne([params.id], (tx) => listCustomisations(tx, params.id));
    const isOn = channelsOf(config).includes('WHATSAPP');
    return { customisations: rows.map((row) => presentForStaff(row, config.smsCountries, isOn)) };
  },

  async getPartnerCustomisation({ params, query, services, reply }) {
    const { db } = services;
    // Called by the button on other sites: needs no token and returns nothing secret.
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const row = await db.system((tx) => findCustomisationByUniqueId(tx, params.uniqueId));
    if (!row) throw notFound();
    const agentId = query.agent_id;
    const agent = agentId
      ? await db.readOne([row.partner_id], (tx) => findAgent(tx, row.partner_id, agentId))
      : undefined;
    reply.header('cache-control', 'no-cache');
    return {
      agent_info: {
        user_id: agent?.id ?? null,
        email: row.agent_email ?? agent?.email ?? null,
        public_name: row.agent_name ?? agent?.name ?? null,
      },
      customisation: presentInvite(row, services.config.smsCountries),
    };
  },

  async getTranslation({ params, query, services, reply }) {
    const { uniqueId, locale } = params;
    const isPartners = uniqueId !== PRODUCT;
    const own = isPartners
      ? await services.db.system((tx) => findTranslation(tx, uniqueId, locale))
      : undefined;
    if (isPartners && !(own && offers(own.locales, locale))) throw notFound();
    const found = textsOf(own ?? {}, locale, query.for ?? 'staff');
    if (!found) throw notFound();
    const forGood = query.v !== undefined && query.v === found.version;
    reply.header('cache-control', `public, max-age=${forGood ? '31536000, immutable' : '300'}`);
    return found.texts;
  },
} satisfies Handlers;

const offers = (locales: JsonObject, locale: string): boolean =>
  storedLocales(locales).list.some(({ locale_code: code }) => code === locale);
