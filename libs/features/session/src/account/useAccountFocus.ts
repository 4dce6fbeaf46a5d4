import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { accountFieldOf } from './accountProblem.ts';
import type { AccountField, AccountProblem } from './accountProblem.ts';

interface AccountFocus {
  /** Pass these to the fields. */
  refs: Record<AccountField, RefObject<HTMLInputElement | null>>;
  /** The invalid field; undefined when the problem concerns the whole form. */
  field: AccountField | undefined;
}

/** Focuses the invalid field, so that its error is read out and typing can start. */
export function useAccountFocus(problem: AccountProblem | undefined): AccountFocus {
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const field = problem && accountFieldOf(problem);
  useEffect(() => {
    if (field === 'name') name.current?.focus();
    if (field === 'email') email.current?.focus();
    if (field === 'password') password.current?.focus();
  }, [problem, field]);
  return { refs: { name, email, password }, field };
}
