import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import rule from './no-flow-name.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

const named = (code: string) => ({ code, errors: [{ messageId: 'named' }] });

new RuleTester().run('no-flow-name', rule, {
  valid: [
    'if (sells(request.request_type)) share();',
    "switch (flows[flow].subject) { case 'claim': break; }",
    "const path = '/:flow/report/:id';",
    'const kind = `${flow}_MAIN`;',
    "const title = 'Trade it in';",
  ],
  invalid: [
    named("if (flow === 'TRADE') share();"),
    named('const icons = { INSPECT: ScanSearch };'),
    named("const kind = 'CLAIM_MAIN';"),
    named("const home = '/trade/sellers';"),
    named('const home = `/claim/report/${id}`;'),
    named("import { trade } from '@forecourt/flow-trade';"),
    named("sql`case request_type when 'TRADE' then 1 end`;"),
  ],
});
