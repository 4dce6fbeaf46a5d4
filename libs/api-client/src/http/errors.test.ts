import { expect, it } from 'vitest';
import {
  ContractViolation,
  hasCode,
  isAbort,
  isApiError,
  isNetworkFailure,
  NetworkError,
  savingProblemOf,
  TimeoutError,
} from './errors.ts';
import { problemOf } from './problem.ts';

const problem = problemOf(404, {
  type: 'about:blank',
  title: 'No',
  status: 404,
  code: 'NOT_FOUND',
});
const errors = [
  problem,
  new NetworkError('x'),
  new TimeoutError(5000),
  new ContractViolation('listCars', { path: '', expected: 'object' }),
];

it('every failure of a call is told from every other, and from an abort', () => {
  expect(errors.map((error) => error.kind)).toEqual(['problem', 'network', 'timeout', 'contract']);
  expect(errors.map(isApiError)).toEqual([true, true, true, true]);
  expect(errors.map(isNetworkFailure)).toEqual([false, true, true, false]);
  expect(errors.map(savingProblemOf)).toEqual(['unexpected', 'offline', 'offline', 'unexpected']);
  expect(errors.some(isAbort)).toBe(false);
  const abort: unknown = AbortSignal.abort().reason;
  expect([isAbort(abort), isApiError(abort), isAbort(undefined)]).toEqual([true, false, false]);
});

it('a problem is known by its code', () => {
  expect(hasCode(problem, 'FORBIDDEN', 'NOT_FOUND')).toBe(true);
  expect(hasCode(problem, 'FORBIDDEN')).toBe(false);
  expect(hasCode(new NetworkError('x'), 'NOT_FOUND')).toBe(false);
  expect(problem.errorOf('name')).toBeUndefined();
});
