import { describe, expect, test } from 'vitest';
import { readXliff } from './readXliff.ts';

const document = (body: string, attributes = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"${attributes}>
  <file original="forecourt" source-language="en-US" target-language="de" datatype="plaintext">
    <body>
${body}
    </body>
  </file>
</xliff>`;

const messagesOf = (content: string) => {
  const read = readXliff(content);
  return read.ok ? read.messages : read;
};

describe('a file as translation tools write it', () => {
  test('of Crowdin: groups, states, and English where a translation is missing', () => {
    const body = `
      <trans-unit id="bB3kQ1" resname="bB3kQ1" approved="yes">
        <source>Hello <ph id="1">{name}</ph></source>
        <target state="final">Hallo <ph id="1">{name}</ph></target>
        <note>Greets</note>
      </trans-unit>
      <group id="more"><trans-unit id="zX9pLm">
        <source>Close</source>
        <target state="needs-translation">Close</target>
      </trans-unit></group>`;
    expect(messagesOf(document(body))).toEqual({ bB3kQ1: 'Hallo {name}' });
  });

  test('of Phrase: its own numbers, the id in resname, and empty translations', () => {
    const body = `
      <trans-unit id="f3391233b2f5" resname="bB3kQ1">
        <source xml:lang="en">Hello</source>
        <target xml:lang="de">Hallo</target>
      </trans-unit>
      <trans-unit id="0baf37f1" resname="zX9pLm"><source>Close</source><target/></trans-unit>`;
    expect(messagesOf(document(body))).toEqual({ bB3kQ1: 'Hallo' });
  });

  test('of Lokalise: texts in CDATA, without a namespace', () => {
    const body = `
      <trans-unit id="bB3kQ1">
        <source><![CDATA[By <terms>terms</terms>]]></source>
        <target><![CDATA[Mit <terms>AGB</terms> & mehr]]></target>
      </trans-unit>`;
    const file = document(body).replace(/ xmlns="[^"]*"/, '');
    expect(messagesOf(file)).toEqual({ bB3kQ1: 'Mit <terms>AGB</terms> & mehr' });
  });

  test('of memoQ: segments, its own attributes and elements, suggestions of its memory', () => {
    const body = `
      <trans-unit id="bB3kQ1" mq:status="ManuallyConfirmed">
        <source>Hello <bpt id="1">&lt;bdi&gt;</bpt><ph id="2">{name}</ph><ept id="1">&lt;/bdi&gt;</ept>. Come in.</source>
        <seg-source><mrk mtype="seg" mid="1">Hello</mrk></seg-source>
        <target><mrk mtype="seg" mid="1">Hallo <bpt id="1"/><ph id="2"/><ept id="1"/>.</mrk><mrk mtype="seg" mid="2"> Herein.</mrk></target>
        <mq:minorversions><mq:historical-unit><target>Alt</target></mq:historical-unit></mq:minorversions>
        <alt-trans><source>Hello</source><target>Servus</target></alt-trans>
      </trans-unit>`;
    expect(messagesOf(document(body, ' xmlns:mq="MQXliff"'))).toEqual({
      bB3kQ1: 'Hallo <bdi>{name}</bdi>. Herein.',
    });
  });

  test('with elements that only stand for the code', () => {
    const body = `
      <trans-unit id="a1">
        <source><ph id="1">{name}</ph> <bpt id="2">&lt;bdi&gt;</bpt>x<ept id="2">&lt;/bdi&gt;</ept></source>
        <target><g id="2">y</g><x id="1"/><x id="9" equiv-text="{more}"/></target>
      </trans-unit>`;
    expect(messagesOf(document(body))).toEqual({ a1: '<bdi>y</bdi>{name}{more}' });
  });
});

describe('a text is left out', () => {
  test.each([
    ['markup that was not escaped', 'Tere <b>x</b>'],
    ['an element of another vocabulary', 'Tere <o:p xmlns:o="urn:o">x</o:p>'],
    ['code that the file does not have', 'Tere <x id="7"/>'],
    ['code in code', 'Tere <ph id="1">{<ph id="2">name</ph>}</ph>'],
  ])('for %s, with its line', (_what, target) => {
    const body = `<trans-unit id="a1"><source>Hi</source>\n<target>\n${target}</target></trans-unit>
<trans-unit id="b2"><source>Hi</source><target>Tere</target></trans-unit>`;
    expect(readXliff(document(body))).toMatchObject({
      messages: { b2: 'Tere' },
      leftOut: [{ id: 'a1', reason: 'element', line: 7 }],
    });
  });
});

describe('a hostile file', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  const outside = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>`;
  const withPrologue = (prologue: string) =>
    document('<trans-unit id="a1"><source>Hi</source><target>&a;</target></trans-unit>').replace(
      '\n',
      `\n${prologue}\n`,
    );
  test.each([
    ['entities of its own', withPrologue(bomb), 'doctype', 2],
    ['something outside of it', withPrologue(outside), 'doctype', 2],
    ['a document type from elsewhere', withPrologue('<!DOCTYPE x PUBLIC "a" "b">'), 'doctype', 2],
    [
      'an entity that XML does not have',
      document('<trans-unit id="a1"><target>&nbsp;</target></trans-unit>'),
      'notXml',
      5,
    ],
    ['a broken element', document('<trans-unit id="a1">\n<target>Hi</trans-unit>'), 'notXml', 6],
    ['no end', document('').replace('</xliff>', ''), 'notXml', 8],
    ['another vocabulary', '<html><body/></html>', 'notXliff', 1],
    [
      'version 2',
      '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0"/>',
      'notXliff',
      1,
    ],
    ['a million elements in each other', document('<g>'.repeat(1_000_000)), 'notXliff', 5],
  ])('with %s is refused with its line', (_what, content, problem, line) => {
    expect(readXliff(content)).toEqual({ ok: false, problem, line });
  });

  test('has no way to what every object inherits', () => {
    const body = `<trans-unit id="__proto__"><source>x</source><target>y</target></trans-unit>
<trans-unit id="a1"><source>x</source><target><x id="__proto__" equiv-text="z"/></target></trans-unit>`;
    const messages = messagesOf(document(body));
    expect(Object.entries(messages)).toEqual([
      ['__proto__', 'y'],
      ['a1', 'z'],
    ]);
    expect(Object.getPrototypeOf(messages)).toBe(Object.prototype);
  });
});
