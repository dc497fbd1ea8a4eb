/**
 * `npm run usuarios -- …`: users and their roles from the command line, until and besides the screen.
 *
 * Works beside a running server (external database, or the embedded one by the connection file in DATA_DIR) and when it
 * is stopped: then the embedded database runs for the time of the command. A password is read from standard input only,
 * never from an argument, which other users of the machine could see.
 * Exit code 0 = done; 1 = refused, with the reason in pt-BR. Source: issue 'a command creates users with roles'.
 */

import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { ROLES } from '@sede/domain/access';
import { SedeError } from '@sede/domain/kernel';
import type { Accounts } from '../modules/acesso/sessao/index.ts';
import {
  changePapeis,
  convidarDeNovo,
  createUsuario,
  desabilitarUsuario,
  findUsuarioPorEmail,
  habilitarUsuario,
  listUsuarios,
  resetDuasEtapas,
} from '../modules/acesso/usuarios/index.ts';
import { ConfigError } from '../platform/config/read-env.ts';
import { LaunchError } from '../platform/db/embedded/launch-error.ts';
import type { Db } from '../platform/db/index.ts';
import { MigrationError } from '../platform/db/migration-files.ts';
import { withAccounts } from './with-accounts.ts';

const USO = `Uso: npm run usuarios -- <comando>

  criar --nome "Ana Souza" --email ana@exemplo.org.br --papeis admin_financeiro,aprovador [--senha-stdin]
        Sem --senha-stdin a pessoa recebe por e-mail um link para escolher a senha.
        Com --senha-stdin a senha é lida da entrada padrão:  echo "a senha" | npm run usuarios -- criar … --senha-stdin
  listar
  papeis                                  mostra os papéis que existem
  papeis --email … --dar a,b --tirar c    muda os papéis de alguém
  convidar --email …                      envia um novo link para escolher a senha
  desabilitar --email … [--motivo …]
  habilitar --email …
  duas-etapas --email … --motivo "…"      desliga a verificação em duas etapas de quem perdeu o celular e os códigos de
                                          reserva (também a do único gestor do sistema); fica na auditoria com o motivo`;

class UsageError extends Error {}

const OPTIONS = {
  nome: { type: 'string' },
  email: { type: 'string' },
  papeis: { type: 'string' },
  'senha-stdin': { type: 'boolean' },
  dar: { type: 'string' },
  tirar: { type: 'string' },
  motivo: { type: 'string' },
} as const;

type Option = 'nome' | 'email' | 'papeis' | 'dar' | 'tirar' | 'motivo';
type Values = Partial<Record<Option, string>> & { 'senha-stdin'?: boolean };

const list = (value: string | undefined): string[] => (value ?? '').split(',').filter((part) => part.trim() !== '');

function need(values: Values, option: Option): string {
  const value = values[option]?.trim();
  if (!value) throw new UsageError(`Falta --${option}.`);
  return value;
}

async function idOf(db: Db, email: string): Promise<string> {
  const usuario = await findUsuarioPorEmail(db, email.trim().toLowerCase());
  if (!usuario) throw new UsageError(`Não há usuário com o e-mail ${email}. Veja: npm run usuarios -- listar`);
  return usuario.id;
}

async function readPassword(): Promise<string> {
  if (process.stdin.isTTY)
    throw new UsageError('--senha-stdin lê a senha da entrada padrão: echo "a senha" | npm run usuarios -- …');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password === '') throw new UsageError('A senha veio vazia na entrada padrão.');
  return password;
}

async function createOne(accounts: Accounts, values: Values): Promise<string> {
  const novo = {
    nome: need(values, 'nome'),
    email: need(values, 'email'),
    papeis: list(values.papeis),
    escritorios: [],
  };
  const senha = values['senha-stdin'] ? await readPassword() : null;
  const { email } = await accounts.systemWrite('usuarios.criar', (ctx) =>
    createUsuario(accounts.usuarios, ctx, novo, senha),
  );
  return senha === null
    ? `Usuário ${email} criado. O link para escolher a senha está na fila de e-mails; sem SMTP_URL, na pasta de e-mails de DATA_DIR.`
    : `Usuário ${email} criado.`;
}

async function papeis(accounts: Accounts, db: Db, values: Values): Promise<string> {
  if (!values.email) return ROLES.map(({ valor, rotulo }) => `${valor.padEnd(28)} ${rotulo}`).join('\n');
  const [dar, tirar] = [list(values.dar), list(values.tirar)];
  if (dar.length + tirar.length === 0)
    throw new UsageError('Informe --dar e/ou --tirar, com papéis separados por vírgula.');
  const id = await idOf(db, values.email);
  return accounts.systemWrite('usuarios.papeis', async (ctx) => {
    const { dados, tirados } = await changePapeis(accounts.usuarios, ctx, { id }, { dar, tirar });
    return `Papéis dados: ${dados.join(', ') || 'nenhum novo'}. Papéis tirados: ${tirados.join(', ') || 'nenhum'}.`;
  });
}

async function listAll(db: Db): Promise<string> {
  const usuarios = await listUsuarios(db);
  if (usuarios.length === 0)
    return 'Nenhum usuário. Crie o primeiro: npm run usuarios -- criar --nome … --email … --papeis gestor_sistema';
  return usuarios
    .map(
      (u) =>
        `${u.email.padEnd(34)} ${u.nome}${u.desabilitado ? ' (desabilitado)' : ''}\n    ${u.papeis.join(', ') || 'sem papéis'}`,
    )
    .join('\n');
}

async function run(accounts: Accounts, db: Db, command: string, values: Values): Promise<string> {
  const onOne = async (done: string, work: (id: string) => Promise<unknown>) => {
    await work(await idOf(db, need(values, 'email')));
    return done;
  };
  switch (command) {
    case 'criar':
      return createOne(accounts, values);
    case 'listar':
      return listAll(db);
    case 'papeis':
      return papeis(accounts, db, values);
    case 'convidar':
      return onOne('Convite colocado na fila de e-mails.', (id) =>
        accounts.systemWrite('usuarios.convidar', (ctx) => convidarDeNovo(accounts.usuarios, ctx, id)),
      );
    case 'desabilitar':
      return onOne('Usuário desabilitado.', (id) =>
        accounts.systemWrite('usuarios.desabilitar', (ctx) =>
          desabilitarUsuario(ctx, { id }, values.motivo?.trim() || null),
        ),
      );
    case 'habilitar':
      return onOne('Usuário habilitado.', (id) =>
        accounts.systemWrite('usuarios.habilitar', (ctx) => habilitarUsuario(ctx, { id })),
      );
    case 'duas-etapas': {
      const motivo = need(values, 'motivo');
      return onOne(
        'Verificação em duas etapas desligada; as sessões terminaram e a pessoa é avisada por e-mail. Ela entra com a senha e pode ativá-la de novo.',
        (id) =>
          accounts.systemWrite('usuarios.redefinirDuasEtapas', async (ctx) => {
            await ctx.reason(motivo);
            await resetDuasEtapas(accounts.usuarios, ctx, { id });
          }),
      );
    }
    default:
      throw new UsageError(`Comando desconhecido: ${command}.`);
  }
}

const COMMANDS = ['criar', 'listar', 'papeis', 'convidar', 'desabilitar', 'habilitar', 'duas-etapas'];

function parse(args: string[]): { command: string; values: Values } {
  try {
    const { positionals, values } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [command, ...rest] = positionals;
    if (command === undefined) throw new UsageError('Informe o comando.');
    if (!COMMANDS.includes(command)) throw new UsageError(`Comando desconhecido: ${command}.`);
    if (rest.length > 0) throw new UsageError(`Não entendo: ${rest.join(' ')}. Use aspas em nomes com espaços.`);
    return { command, values };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const option = error instanceof Error ? error.message.match(/'(-{1,2}[^' ]+)/)?.[1] : undefined;
    throw new UsageError(option ? `Opção desconhecida ou sem valor: ${option}.` : 'Não entendo as opções.');
  }
}

/** The command with its arguments; answers its exit code. */
export async function usuarios(args: string[]): Promise<number> {
  if (args.length === 0 || args.includes('--ajuda') || args.includes('--help')) {
    console.log(USO);
    return args.length === 0 ? 1 : 0;
  }
  try {
    const { command, values } = parse(args);
    console.log(await withAccounts((accounts, db) => run(accounts, db, command, values)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${USO}`);
    else if (error instanceof SedeError) console.error(error.message);
    else if (error instanceof ConfigError || error instanceof LaunchError || error instanceof MigrationError)
      console.error(error.message);
    else throw error;
    return 1;
  }
}

if (import.meta.main) process.exitCode = await usuarios(process.argv.slice(2));
