/**
 * Puts the modules together: their operations, and what each declares for the parts of the program that gather.
 *
 * In: what the running program has (`ProgramParts`). Out: the operations by contract key, and lists in the order of
 * `modules.ts`. A module that needs something that `Program` or `Background` has not does not compile here.
 */
import { createDirectory } from '@sede/domain/manifest';
import { MODULES as DOMAIN } from '@sede/domain/modules';
import type { AppContract } from '@sede/domain/root-contract';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '#modules/acesso/sessao/index.ts';
import { findUsuarioPorEmail, notifyNomeados, type UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { ConfiguracoesDeps } from '#modules/sistema/configuracoes/index.ts';
import type { Actor, ModuleRoutes, SystemWrite } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { RootSecrets } from '#platform/config/secrets.ts';
import type { DatabaseGuard, Db } from '#platform/db/index.ts';
import type { AttachmentOwner, FileStore } from '#platform/files/index.ts';
import type { ImportSource } from '#platform/import/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { MailSender } from '#platform/mail/index.ts';
import { mountModule, type ServerModule } from '#platform/module/index.ts';
import type { SearchSource } from '#platform/search/index.ts';
import type { DemoPart } from './demo/index.ts';
import { MODULES } from './modules.ts';

export interface ProgramParts {
  accounts: Pick<Accounts, 'conta' | 'sessao' | 'usuarios' | 'stillSignedIn'>;
  mailSender: Pick<MailSender, 'wake'>;
  queueRuns: () => boolean;
  enqueue: Jobs['enqueue'];
  version: string;
  /** The migration of a newer program that the database has got; null: none. */
  newerDatabase: () => string | null;
}

/** What operations may ask of the program around them. */
interface Program extends Omit<ProgramParts, 'accounts'>, Pick<Accounts, 'conta' | 'sessao' | 'usuarios'> {
  stillSignedIn(request: FastifyRequest): Promise<Actor | null>;
  /** All operations, once they are put together. */
  modules: () => AppModules;
  searchSources: readonly SearchSource[];
  configuracoes: ConfiguracoesDeps;
  /** Modules whose live events name people. */
  pessoais: readonly string[];
}

/** What jobs may ask. */
export interface Background {
  db: Db;
  clock: Clock;
  config: Config;
  secrets: RootSecrets;
  files: FileStore;
  log: Logger;
  ownerUrl: string;
  versao: string;
  systemWrite: SystemWrite;
}

export type AppModules = { [K in keyof AppContract]: ModuleRoutes };

type Listed = ServerModule<Program, Background, UsuariosDeps, DemoPart>;
type Key = keyof typeof MODULES | keyof AppContract;
const byKey: { [K in Key]: K extends keyof AppContract ? Listed : never } = MODULES;
const modules: readonly [string, Listed][] = Object.entries(byKey);

/** What each module that declares this has declared, in the order of the modules. */
const gather = <T>(of: (module: Listed) => T | undefined): T[] => modules.flatMap(([, module]) => of(module) ?? []);

export const directory = createDirectory(DOMAIN);
const searchSources: readonly SearchSource[] = gather(({ search }) => search);
export const databaseGuards: readonly DatabaseGuard[] = gather(({ guards }) => guards).flat();
export const attachmentOwners: readonly AttachmentOwner[] = gather(({ attachments }) => attachments);

export function createModules({ accounts, ...parts }: ProgramParts): AppModules {
  const { conta, sessao, usuarios, stillSignedIn } = accounts;
  const program: Program = {
    ...parts,
    conta,
    sessao,
    usuarios,
    stillSignedIn,
    modules: () => mounted,
    searchSources,
    configuracoes: {
      conta: findUsuarioPorEmail,
      notifyNomeados: (ctx, rotulo, emails) => notifyNomeados(usuarios, ctx, rotulo, emails),
      palavrasEmUso: gather(({ wordsInUse }) => wordsInUse),
    },
    pessoais: modules.flatMap(([key, { personalEvents }]) => (personalEvents ? [key] : [])),
  };
  const mounted = Object.fromEntries(modules.map(([key, module]) => [key, mountModule(module, program)])) as AppModules;
  return mounted;
}

export function registerJobs(jobs: Pick<Jobs, 'register'>, background: Background): void {
  for (const [, module] of modules) module.registerJobs?.(jobs, background);
}

/** What an import takes over, in an order in which every record finds those that it names. */
export async function importSources(usuarios: UsuariosDeps): Promise<ImportSource[]> {
  const sources = await Promise.all(gather(({ importSource }) => importSource?.(usuarios)));
  return sources.flat().toSorted((a, b) => a.order - b.order);
}

/** The modules' parts of the demonstration, by contract key. */
export async function demoParts(): Promise<[modulo: string, part: DemoPart][]> {
  const parts = modules.map(async ([key, { demo }]) =>
    demo ? ([[key, await demo()]] satisfies [string, DemoPart][]) : [],
  );
  return (await Promise.all(parts)).flat();
}
