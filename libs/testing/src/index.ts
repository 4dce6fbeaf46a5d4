export { mock, offline, silence } from './mock.ts';
export type { MockRequest, MockResolver } from './mock.ts';
export type { AnswerOf, BodyOf, Method, ParamsOf, PathOf, QueryOf } from './contractTypes.ts';
export { broken, never, problem, Reply } from './replies.ts';
export type { ProblemOptions } from './replies.ts';
export { heldAnswer } from './heldAnswer.ts';
export type { HeldAnswer } from './heldAnswer.ts';
export { freezeDate, frozenClock } from './frozenTime.ts';
export { FakeRealtime } from './FakeRealtime.ts';
