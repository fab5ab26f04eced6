// Checks the walls of ARCHITECTURE.md, "The fence": who may import what. Prints each breach and ends with 1.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const areas = ['libs', 'services', 'cli', 'e2e', 'accuracy', 'sdk', 'scripts'];

/** Third-party packages that live in one place: the paths that may import them. */
const homes: Record<string, RegExp> = {
  express: /^services\/(gateway|console)\//,
  '@grpc/grpc-js': /^libs\/rpc\//,
  '@grpc/proto-loader': /^libs\/rpc\//,
  '@grpc/reflection': /^libs\/rpc\//,
  'grpc-health-check': /^libs\/rpc\//,
  '@embedpdf/pdfium': /^libs\/pages\//,
  'onnxruntime-node': /^libs\/pages\//,
  '@napi-rs/canvas': /^libs\/pages\//,
  sharp: /^(libs\/pages|accuracy)\//,
  mailparser: /^libs\/pages\//,
  saxes: /^libs\/pages\//,
  '@e965/xlsx': /^libs\/pages\//,
  busboy: /^services\/gateway\//,
  'prom-client': /^libs\/telemetry\//,
  pino: /^libs\/telemetry\//,
  '@opentelemetry/api': /^libs\/telemetry\//,
  '@opentelemetry/core': /^libs\/telemetry\//,
  '@opentelemetry/sdk-trace': /^libs\/telemetry\//,
  '@opentelemetry/context-async-hooks': /^libs\/telemetry\//,
  'node:sqlite': /^libs\/sqlite\/|\.?sqlite\.ts$|^libs\/event-log\/sqlite\//,
  mongoose: /\.mongo\.ts$/,
  kafkajs: /^libs\/event-log\/kafka\.ts$/,
  minio: /^libs\/blobs\/s3\.ts$/,
  '@qdrant/js-client-rest': /\.qdrant\.ts$/,
  openai: /^services\/extractor\/second-opinion\/openai\.ts$/,
  commander: /^cli\//,
};

const isAdapter = (file: string) =>
  /^libs\/(event-log\/(sqlite|kafka)|blobs\/(files|s3))\.ts$/.test(file) ||
  /\.(sqlite|mongo|qdrant)\.ts$/.test(file);
const isTest = (file: string) => /\.(test|contract|fixture)\.ts$/.test(file);
const mayImportAdapters = (file: string) =>
  /(^|\/)start(-[a-z-]+)?\.ts$/.test(file) || isTest(file) || isAdapter(file);

interface Import {
  file: string;
  /** As written. */
  specifier: string;
  /** Path below the root when it is one of our files. */
  target: string | undefined;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || name === 'proto/gen') return [];
    if (entry.isDirectory()) return sourceFiles(name);
    return name.endsWith('.ts') || name.endsWith('.tsx') ? [name] : [];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const pattern = /(?:\bfrom|\bimport|\bimport\(|\bresolve\()\s*['"]([^'"\n]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    specifier: match[1]!,
    target: targetOf(file, match[1]!),
  }));
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const ours = /^@orderloom\/([^/]+)\/(.+)$/.exec(specifier);
  return ours ? `${packageFolders.get(ours[1]!) ?? ours[1]}/${ours[2]}` : undefined;
}

function findPackageFolders(): Map<string, string> {
  const folders = areas
    .filter((area) => existing.has(area))
    .flatMap((area) => {
      return ['libs', 'services'].includes(area)
        ? readdirSync(path.join(root, area)).map((name) => `${area}/${name}`)
        : [area];
    });
  return new Map(folders.map((folder) => [path.posix.basename(folder), folder]));
}

function breachOf({ file, specifier, target }: Import): string | undefined {
  const area = file.split('/')[0]!;
  const targetArea = target?.split('/')[0];
  if (
    area === 'libs' &&
    targetArea !== undefined &&
    ['services', 'cli', 'console', 'sdk'].includes(targetArea)
  ) {
    return 'libs never import services, cli, console or sdk';
  }
  if (area === 'services' && targetArea === 'services' && serviceOf(file) !== serviceOf(target!)) {
    return 'services never import each other: they meet in proto and events';
  }
  if (area === 'services' && targetArea === 'cli') return 'services never import the command line';
  if (area === 'sdk' && targetArea !== 'sdk' && !specifier.startsWith('node:') && !isTest(file)) {
    return 'the sdk is published alone: it imports nothing but itself';
  }
  if (target !== undefined && isAdapter(target) && !mayImportAdapters(file)) {
    return 'only start.ts imports adapters';
  }
  const home = homes[packageName(specifier)];
  if (home && !home.test(file) && !isTest(file)) return `${packageName(specifier)} lives in ${home.source}`;
  return undefined;
}

const serviceOf = (file: string) => file.split('/')[1];

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]!;
}

function nameBreaches(file: string): string[] {
  const base = path.posix.basename(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  return [
    ...(/(^|[/-])(utils?|common|helpers?)([/.-]|$)/.test(file)
      ? ['no utils, common or helpers: name what is in it']
      : []),
    ...(base === 'index.ts' || /^export \* from/m.test(text) ? ['no barrels'] : []),
  ].map((reason) => `${file}: ${reason}`);
}

const existing = new Set(readdirSync(root));
const packageFolders = findPackageFolders();
const files = areas.filter((area) => existing.has(area)).flatMap(sourceFiles);
const imports = files.flatMap(importsOf);
const breaches = [
  ...imports.flatMap((found) => {
    const reason = breachOf(found);
    return reason ? [`${found.file}: imports ${found.specifier}: ${reason}`] : [];
  }),
  ...files.flatMap(nameBreaches),
];
for (const breach of breaches) process.stderr.write(`${breach}\n`);
if (breaches.length > 0) process.exit(1);
process.stdout.write(`fence holds: ${files.length} files, ${imports.length} imports\n`);
