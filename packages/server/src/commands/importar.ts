/**
 * `npm run importar -- …`: an installation of the old system moves over from its JSON export.
 *
 * Works beside a running server, whose open pages hear of it, and with it stopped. `--simular` does everything and takes it
 * back. It can be run again: what came over is left as it is. The report (.csv) holds keys of the old system, so it is made
 * readable by its owner only. Exit code 0 = went through, refused records included; 1 = could not, with the reason in
 * pt-BR. Source: decisions §2 (moving over).
 */
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Accounts } from '../modules/acesso/sessao/index.ts';
import { findUsuarioPorEmail } from '../modules/acesso/usuarios/index.ts';
import { loadConfig } from '../platform/config/config.ts';
import type { Db } from '../platform/db/index.ts';
import { createFileStore } from '../platform/files/index.ts';
import { ImportError, type Responsible, readExport, runImport, summary, toCsv } from '../platform/import/index.ts';
import { databaseGuards, importSources } from '../program.ts';
import { explained } from './command-errors.ts';
import { withAccounts } from './with-accounts.ts';

const USO = `Uso: npm run importar -- --arquivo exportacao.json --responsavel ana@exemplo.org.br [opções]

  --arquivo ARQ       a exportação do banco em tempo real, em JSON
  --responsavel E     e-mail de um gestor do sistema daqui, que responde pela importação e consta na auditoria
  --anexos PASTA      cópia do armazenamento antigo (despesas/, receitas/, documentos/, …): os PDFs vêm junto
  --relatorio ARQ     onde gravar o relatório (.csv); sem isso, ao lado da exportação
  --simular           faz tudo e desfaz: só o relatório fica

  Faça antes uma cópia de segurança (npm run backup). Pode ser repetida: o que já veio não muda.`;

const OPTIONS = {
  arquivo: { type: 'string' },
  responsavel: { type: 'string' },
  anexos: { type: 'string' },
  relatorio: { type: 'string' },
  simular: { type: 'boolean' },
  ajuda: { type: 'boolean' },
} as const;

interface Wanted {
  arquivo: string;
  responsavel: string;
  anexos: string | null;
  relatorio: string;
  simular: boolean;
}

function parse(args: string[]): Wanted | null {
  let values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
  try {
    ({ values } = parseArgs({ args, options: OPTIONS }));
  } catch {
    throw new ImportError(`Não entendo as opções.\n\n${USO}`);
  }
  const { arquivo, responsavel, anexos, relatorio, simular = false, ajuda } = values;
  if (ajuda || args.length === 0) return null;
  if (!arquivo || !responsavel) throw new ImportError(`Faltam --arquivo ou --responsavel.\n\n${USO}`);
  return {
    arquivo: resolve(arquivo),
    responsavel,
    anexos: anexos ? resolve(anexos) : null,
    relatorio: resolve(relatorio ?? `${arquivo.replace(/\.json$/i, '')}-relatorio.csv`),
    simular,
  };
}

async function responsible(db: Db, email: string): Promise<Responsible> {
  const usuario = await findUsuarioPorEmail(db, email.trim().toLowerCase());
  if (!usuario || usuario.desabilitado || !usuario.papeis.includes('gestor_sistema'))
    throw new ImportError(`${email} não é de um gestor do sistema habilitado. Veja: npm run usuarios -- listar`);
  return usuario;
}

async function run(accounts: Accounts, db: Db, wanted: Wanted): Promise<string> {
  const exported = await readExport(wanted.arquivo);
  if (wanted.anexos !== null && !(await stat(wanted.anexos).catch(() => null))?.isDirectory())
    throw new ImportError(`Não há pasta em ${wanted.anexos}.`);
  const config = loadConfig();
  const reports = await runImport({
    exported,
    sources: await importSources(accounts.usuarios),
    responsible: await responsible(db, wanted.responsavel),
    files: {
      store: await createFileStore({ dataDir: config.dataDir, ...(config.s3 ? { s3: config.s3 } : {}) }),
      folder: wanted.anexos,
    },
    simulated: wanted.simular,
    systemWrite: accounts.systemWrite,
    guards: databaseGuards,
    onProgress: (area, done) => process.stderr.isTTY && process.stderr.write(`\r${area}: ${done}        `),
  });
  await pipeline(toCsv(reports), createWriteStream(wanted.relatorio, { mode: 0o600 }));
  const end = wanted.simular ? 'Simulação: nada foi gravado.' : 'Importação concluída.';
  return `${summary(reports)}\n\n${end} Relatório: ${wanted.relatorio}`;
}

async function main(args: string[]): Promise<number> {
  try {
    const wanted = parse(args);
    console.log(wanted ? await withAccounts((accounts, db) => run(accounts, db, wanted)) : USO);
    return 0;
  } catch (error) {
    return explained(error);
  }
}

process.exitCode = await main(process.argv.slice(2));
