import type { Answer, ReportKind } from '@forecourt/contract';
import { makeTheme, seeded } from '@forecourt/contract/fixtures';
import type { StaffReport } from './reports.ts';

type PublicAnswer = Answer<'getPublicRequest'>;

/** The same report as someone with a link gets it; fields not listed here are left out. */
export function publicReport(data: StaffReport, kind: ReportKind): PublicAnswer {
  const { report, trade_in: tradeIn, claim, inspect } = data;
  const {
    owner_comment: _comment,
    extra_information: _extra,
    zip: _zip,
    ...car
  } = report.report.car;
  return {
    report: {
      id: report.id,
      kind,
      status: report.status,
      partner: report.partner,
      info: { car_condition_summary: report.info.car_condition_summary },
      theme: makeTheme(seeded(kind)),
      sections: report.sections,
      distance_unit: report.distance_unit,
      no_damage: report.no_damage === true,
      inserted_at: report.inserted_at,
      ...(tradeIn?.offer?.accepted && kind !== 'TRADE_OFFER' && { sold: true }),
      ...(report.withdrawn && kind.endsWith('_PUBLIC') && { withdrawn: true }),
      report: { ...report.report, car },
    },
    ...(tradeIn && {
      trade_in: {
        id: tradeIn.id,
        inserted_at: tradeIn.inserted_at,
        offer_set_timestamp: tradeIn.offer_set_timestamp,
        offer: kind === 'TRADE_OFFER' ? tradeIn.offer : null,
      },
    }),
    ...(claim && { claim }),
    ...(inspect && { inspect: { id: inspect.id, status: inspect.status } }),
  };
}
