import { RuleTester } from 'eslint';
import { afterAll, describe, it } from 'vitest';
import rule from './no-hard-coded-colour.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

const bad = (code: string) => ({ code, errors: [{ messageId: 'colour' }] });

tester.run('no-hard-coded-colour', rule, {
  valid: [
    "const style = { color: 'fg.muted' }",
    "const style = { backgroundColor: 'transparent', borderColor: 'currentColor' }",
    '<a href="#fed">The feed</a>',
    "const item = { href: '#add' }",
    "const text = 'Order #123456 was sent'",
    "const word = 'red'",
    "const status = { tone: 'violet' }",
    "const shadow = 'inset 0 0 0 1px var(--fc-colors-line-default)'",
  ],
  invalid: [
    bad("const style = { color: '#c00' }"),
    bad("const style = { color: '#CC0000' }"),
    bad("const style = { border: '1px solid #cc000080' }"),
    bad("const style = { color: 'rgb(0 0 0 / 0.5)' }"),
    bad("const style = { background: 'linear-gradient(hsl(0 0% 50%), transparent)' }"),
    bad("const style = { color: 'oklch(0.5 0.1 20)' }"),
    bad("const style = { color: 'red.500' }"),
    bad("const style = { backgroundColor: 'white' }"),
    bad('<path fill="tomato" />'),
    bad('<path stroke={"black"} />'),
    bad('const css = `1px solid #ccc`'),
  ],
});
