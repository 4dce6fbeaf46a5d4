/**
 * A test waits for an event, never for time: what takes 50 ms here takes a second beside another
 * program. Refused are Playwright's `waitForTimeout` and `networkidle`, the timers that are promises,
 * and a promise that only a timer resolves, with nothing.
 *
 * Allowed are a timer of 0 ms (a turn of the event loop), a limit that rejects, a limit beside an event
 * (the promise has another way to be settled), and a double that answers late (it resolves with a
 * value, can be aborted, or calls back).
 */
const TIMER_MODULE = /^(?:node:)?timers\/promises$/;
const TIMERS = new Set(['setTimeout', 'setInterval', 'scheduler']);
/** The product's own timer that is a promise. */
const PAUSE = { module: '@forecourt/platform', name: 'pause' };
const GLOBALS = new Set(['globalThis', 'window', 'self', 'global']);

const isString = (node, pattern) =>
  node?.type === 'Literal' && typeof node.value === 'string' && pattern.test(node.value);
const isIdle = (node) => isString(node, /^networkidle/);
const keyOf = ({ key }) => key.name ?? key.value;
const isFunction = (node) => /^(?:Arrow)?Function(?:Expression)?$/.test(node?.type ?? '');

/** `setTimeout`, or that of `globalThis` or `window`. */
const isTimer = (node) =>
  (node?.type === 'Identifier' && node.name === 'setTimeout') ||
  (node?.type === 'MemberExpression' &&
    GLOBALS.has(node.object.name) &&
    node.property.name === 'setTimeout');
const isTimerCall = (node) => node?.type === 'CallExpression' && isTimer(node.callee);

/** Whether the timer lasts: one without a time or of 0 ms only lets the event loop turn. */
const lasts = ({ arguments: [, ms] }) => ms !== undefined && ms.value !== 0;

/** The call of a timer that a reference to `resolve` is handed to, or is called in, without a value. */
function timerOf(reference) {
  const { parent } = reference;
  if (isTimerCall(parent)) {
    return parent.arguments[0] === reference && parent.arguments.length < 3 ? parent : undefined;
  }
  if (parent.type !== 'CallExpression' || parent.callee !== reference) return undefined;
  if (parent.arguments.length > 0) return undefined;
  let within = parent.parent;
  while (within && !isFunction(within)) within = within.parent;
  return isTimerCall(within?.parent) && within.parent.arguments[0] === within
    ? within.parent
    : undefined;
}

/** Whether a lasting timer is all that resolves a promise. */
function onlyTimed(variable) {
  const uses = variable.references.filter(({ init }) => !init);
  return (
    uses.length > 0 &&
    uses.every(({ identifier }) => {
      const timer = timerOf(identifier);
      return timer !== undefined && lasts(timer);
    })
  );
}

export default {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid waiting for time in tests' },
    messages: {
      sleep:
        'A test does not sleep: wait for the event (until(), expect.poll, waitFor) or use a fake clock.',
      idle: 'A quiet network is not an event: wait for what is on the page (expect(…).toBeVisible()).',
    },
    schema: [],
  },
  create(context) {
    const sleep = (node) => context.report({ node, messageId: 'sleep' });
    const idle = (node) => context.report({ node, messageId: 'idle' });
    const variablesOf = (node) => context.sourceCode.getDeclaredVariables(node);

    return {
      ImportDeclaration({ source, specifiers }) {
        const isTimers = TIMER_MODULE.test(source.value);
        for (const specifier of specifiers) {
          const { name } = specifier.imported ?? {};
          const isPause = source.value === PAUSE.module && name === PAUSE.name;
          if (isTimers && !name) sleep(specifier);
          if (!isPause && !(isTimers && TIMERS.has(name))) continue;
          const [{ references }] = variablesOf(specifier);
          references.forEach(({ identifier }) => sleep(identifier));
        }
      },
      ImportExpression(node) {
        if (isString(node.source, TIMER_MODULE)) sleep(node);
      },
      Property(node) {
        if (keyOf(node) === 'waitUntil' && isIdle(node.value)) idle(node);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const name = callee.property?.name ?? callee.name;
        if (name === 'waitForTimeout') sleep(node);
        else if (name === 'waitForLoadState' && isIdle(given[0])) idle(node);
        else if (name === 'promisify' && isTimer(given[0])) sleep(node);
      },
      NewExpression(node) {
        const [executor] = node.arguments;
        if (node.callee.name !== 'Promise' || !isFunction(executor)) return;
        const [resolve, reject] = executor.params.map((parameter) =>
          variablesOf(executor).find(({ name }) => name === parameter.name),
        );
        const hasOtherEnd = reject !== undefined && reject.references.length > 0;
        if (resolve && !hasOtherEnd && onlyTimed(resolve)) sleep(node);
      },
      VariableDeclarator(node) {
        const { id, init } = node;
        if (init?.callee?.property?.name !== 'withResolvers' || id.type !== 'ObjectPattern') return;
        const resolve = id.properties.find((one) => one.key && keyOf(one) === 'resolve');
        const variable = variablesOf(node).find(({ name }) => name === resolve?.value.name);
        if (variable && onlyTimed(variable)) sleep(node);
      },
    };
  },
};
