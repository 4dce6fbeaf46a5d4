export { mock, offline, silence } from './mock.ts';
export type { MockRequest, MockResolver } from './mock.ts';
export type { AnswerOf, BodyOf, Method, ParamsOf, PathOf, QueryOf } from './contractTypes.ts';
export { broken, delayed, never, problem, Reply } from './replies.ts';
export type { ProblemOptions } from './replies.ts';
export { freezeDate, frozenClock } from './frozenTime.ts';
export { FakeRealtime } from './FakeRealtime.ts';
