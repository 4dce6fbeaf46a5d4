import { defaultLocale } from '@forecourt/contract';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { presentCustomisation, presentInvite, presentPartner, storedLocales } from './presenter.ts';
import {
  findAgent,
  findCustomisationByUniqueId,
  findTranslation,
  listCustomisations,
  listMyPartners,
} from './queries.ts';

export const handlers = {
  async listMyPartners({ staff, read }) {
    const rows = await read((tx) => listMyPartners(tx, staff.userId));
    return { partners: rows.map((row) => presentPartner(row, staff.userId)) };
  },

  async listPartnerCustomisations({ params, requirePartner, services }) {
    requirePartner(params.id);
    const rows = await services.db.readOne([params.id], (tx) => listCustomisations(tx, params.id));
    return {
      customisations: rows.map((row) => presentCustomisation(row, services.config.smsCountries)),
    };
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
    const row = await services.db.system((tx) =>
      findTranslation(tx, params.uniqueId, params.locale),
    );
    const known = row ? storedLocales(row.locales).list : [];
    if (!known.some((locale) => locale.locale_code === params.locale)) throw notFound();
    // The bundle includes en-US itself; its file may only change single texts.
    if (!row?.messages && params.locale !== defaultLocale) throw notFound();
    const forGood = row?.version && query.v === row.version;
    reply.header('cache-control', `public, max-age=${forGood ? '31536000, immutable' : '300'}`);
    return row?.messages ?? {};
  },
} satisfies Handlers;
