import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import rule from './no-a11y-off.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

const off = (code: string) => ({ code, errors: [{ messageId: 'off' }] });

new RuleTester().run('no-a11y-off', rule, {
  valid: [
    "export const Story = { parameters: { a11y: { test: 'error' } } }",
    "export const Story = { parameters: { layout: 'fullscreen' } }",
    "export const Story = { tags: ['autodocs'] }",
  ],
  invalid: [
    off("export const Story = { parameters: { a11y: { test: 'off' } } }"),
    off("export const Story = { parameters: { a11y: { test: 'todo' } } }"),
    off('export const Story = { parameters: { a11y: { disable: true } } }'),
    off('export const Story = { parameters: { a11y: { config: { rules: [] } } } }'),
    off('export const Story = { parameters: { a11y: { ...weaker } } }'),
    {
      code: "export const Story = { tags: ['!test'] }",
      errors: [{ messageId: 'tag' }],
    },
  ],
});
