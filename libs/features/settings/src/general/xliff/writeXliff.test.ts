import { expect, test } from 'vitest';
import { piecesOf } from './inline.ts';
import { readXliff } from './readXliff.ts';
import { writeXliff } from './writeXliff.ts';

const texts = {
  '+/=a1': 'Hello {name} & <bdi>{partner}</bdi>',
  b2: '{count, plural, =0 {none} one {# photo of {name}} other {# photos of {name}}}',
  c3: "It''s {a, select, yes {'{'quoted'}' <terms>here</terms>} other {}} > {day, date, ::yMMMd}",
  d4: '  two lines,\n\tkept  ',
  e5: 'no {message',
};

test('a text is written with its target, place, note and codes', () => {
  const source = { 'a/1': 'Hello <bdi>{name}</bdi> of {partner}' };
  const file = writeXliff({
    source,
    target: { 'a/1': '{partner}: Hallo <bdi>{name}</bdi>' },
    code: 'de',
    notes: { 'a/1': { note: 'Greets "her" & him', place: 'capture/start' } },
  });
  expect(file).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="forecourt" datatype="plaintext" source-language="en-US" target-language="de" xml:space="preserve">
<body>
<trans-unit id="a/1" resname="a/1">
<source>Hello <bpt id="1">&lt;bdi&gt;</bpt><ph id="2">{name}</ph><ept id="1">&lt;/bdi&gt;</ept> of <ph id="3">{partner}</ph></source>
<target><ph id="3">{partner}</ph>: Hallo <bpt id="1">&lt;bdi&gt;</bpt><ph id="2">{name}</ph><ept id="1">&lt;/bdi&gt;</ept></target>
<context-group purpose="location"><context context-type="sourcefile">capture/start</context></context-group>
<note from="developer">Greets &quot;her&quot; &amp; him</note>
</trans-unit>
</body>
</file>
</xliff>
`);
});

test('a language that is new has no targets, and names no language', () => {
  const file = writeXliff({ source: texts, target: {}, notes: {} });
  expect(file).not.toMatch(/target/);
  expect(readXliff(file)).toMatchObject({ ok: true, language: null, messages: {} });
});

test('what was written is read character by character', () => {
  const file = writeXliff({ source: texts, target: texts, code: 'et-EE', notes: {} });
  expect(readXliff(file)).toMatchObject({
    ok: true,
    language: 'et-EE',
    messages: texts,
    leftOut: [],
  });
});

test('forms stay words, so that a language can have more of them', () => {
  const words = piecesOf(texts.b2).flatMap(({ element, text }) => (element ? [] : [text]));
  expect(words.join('…')).toBe(
    '{count, plural, =0 {none} one {# photo of …} other {# photos of …}}',
  );
});
