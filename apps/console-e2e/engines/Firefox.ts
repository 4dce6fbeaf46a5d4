import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ended } from '../server/said.ts';
import { BidiSession } from './BidiSession.ts';
import { expressionOf, screen } from './Engine.ts';
import type { Engine, EngineWindow, InputSource } from './Engine.ts';

/** Firefox without a screen, by WebDriver BiDi, which it speaks itself. */
export class Firefox implements Engine {
  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly session: BidiSession;

  private constructor(process: ChildProcess, profile: string, session: BidiSession) {
    this.process = process;
    this.profile = profile;
    this.session = session;
  }

  static async start(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'forecourt-firefox-'));
    const firefox = spawn(
      program,
      ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    try {
      const session = await BidiSession.open(await addressOf(firefox));
      await session.send('session.subscribe', { events: ['log.entryAdded'] });
      return new Firefox(firefox, profile, session);
    } catch (error) {
      await end(firefox, profile);
      throw error;
    }
  }

  async open(): Promise<EngineWindow> {
    const { userContext } = await this.session.send<{ userContext: string }>(
      'browser.createUserContext',
      {},
    );
    const { context } = await this.session.send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    });
    await this.session.send('browsingContext.setViewport', { context, viewport: screen });
    return new FirefoxWindow(this.session, { context, userContext });
  }

  async close(): Promise<void> {
    this.session.close();
    await end(this.process, this.profile);
  }
}

/** Where Firefox listens: it says so itself. */
async function addressOf(firefox: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: firefox.stderr! })) {
    const [, address] = /^WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    // From here on it talks to nobody; a full pipe would stop it.
    firefox.stderr!.resume();
    if (address) return `${address}/session`;
  }
  throw new Error('Firefox ended before it listened');
}

async function end(firefox: ChildProcess, profile: string): Promise<void> {
  await ended(firefox, 'SIGKILL');
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

/** What a script came to, in BiDi's words. */
interface ScriptResult {
  result: { value: string; sharedId: string };
  exceptionDetails?: { text: string };
}

class FirefoxWindow implements EngineWindow {
  private readonly session: BidiSession;
  private readonly context: string;
  private readonly userContext: string;
  private readonly heard: string[] = [];

  constructor(
    session: BidiSession,
    { context, userContext }: { context: string; userContext: string },
  ) {
    this.session = session;
    this.context = context;
    this.userContext = userContext;
    session.on('log.entryAdded', (params) => {
      const { source, level, text } = params as LogEntry;
      if (source.context === context && ['error', 'warn'].includes(level)) this.heard.push(text);
    });
  }

  async goto(url: string): Promise<void> {
    await this.session.send('browsingContext.navigate', {
      context: this.context,
      url,
      wait: 'complete',
    });
  }

  async run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const { value } = await this.evaluate(expressionOf(inPage, args));
    return JSON.parse(value) as Result;
  }

  async load(script: string): Promise<void> {
    await this.evaluate(script);
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.session.send('input.performActions', { context: this.context, actions });
  }

  async setFiles<Args extends unknown[]>(
    input: (...args: Args) => Element,
    args: Args,
    files: readonly string[],
  ): Promise<void> {
    const { sharedId } = await this.evaluate(`(${String(input)})(...${JSON.stringify(args)})`);
    await this.session.send('input.setFiles', {
      context: this.context,
      element: { sharedId },
      files,
    });
  }

  async complaints(): Promise<string[]> {
    return this.heard;
  }

  async close(): Promise<void> {
    await this.session.send('browser.removeUserContext', { userContext: this.userContext });
  }

  private async evaluate(expression: string): Promise<ScriptResult['result']> {
    const { result, exceptionDetails } = await this.session.send<ScriptResult>('script.evaluate', {
      expression,
      target: { context: this.context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  }
}

interface LogEntry {
  source: { context?: string };
  level: string;
  text: string;
}
