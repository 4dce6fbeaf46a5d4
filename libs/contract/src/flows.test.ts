import { describe, expect, expectTypeOf, test } from 'vitest';
import { beginsLike } from './addresses.ts';
import { flowValues, reportKindValues } from './generated/enums.ts';
import type { Flow } from './generated/schema.d.ts';
import { defaultFlow, flowAtPath, flowOrder, flowPaths, flows, sells } from './flows.ts';
import { reportKindOf, reportLinkKinds, reportLinks } from './reportLinks.ts';

describe('the catalogue of flows', () => {
  test('has one row for each flow of the contract', () => {
    expect([...flowOrder].sort()).toEqual([...flowValues].sort());
    expectTypeOf<keyof typeof flows>().toEqualTypeOf<Flow>();
  });

  test('has a path for each flow, which leads back to it', () => {
    expect(new Set(flowPaths).size).toBe(flowOrder.length);
    for (const flow of flowOrder) expect(flowAtPath(flows[flow].path)).toBe(flow);
  });

  test('gives every flow a report for staff, and one for each link that its addresses have', () => {
    const kinds = flowOrder.flatMap((flow) => [
      `${flow}_MAIN`,
      ...reportLinkKinds
        .filter((link) => beginsLike(reportLinks[link], `/${flows[flow].path}/report/${link}/r1`))
        .map((link) => reportKindOf(flow, link)),
    ]);
    expect([...reportKindValues].sort()).toEqual(kinds.sort());
    expect(flowOrder.filter((flow) => reportKindOf(flow, 'offer'))).toEqual(
      flowOrder.filter(sells),
    );
  });

  test('has a conclusion where nothing is sold', () => {
    for (const flow of flowOrder) expect(flows[flow].concludedAs === null).toBe(sells(flow));
    expect(sells(defaultFlow)).toBe(true);
  });
});
