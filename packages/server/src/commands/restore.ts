/**
 * `npm run restore -- FILE [--sem-segredo]`: an archive into this configuration's place, which must be empty.
 *
 * FILE is a path, or the name of a copy in the place of the copies. Verified as a whole before anything is touched; what
 * fails afterwards is undone. Exit code 0 = restored and the audit holds; 1 = not.
 */
import { parseArgs } from 'node:util';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { readMarker } from '../platform/backup/restore-marker.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { loadConfig } from '../platform/config/config.ts';
import { count, findArchive } from './backup-archives.ts';
import { explained } from './command-errors.ts';

const USO = `Uso: npm run restore -- ARQUIVO [--sem-segredo]

  ARQUIVO        caminho da cópia, ou o seu nome na pasta (ou no bucket) das cópias
  --sem-segredo  restaura também sem o segredo da instalação: as verificações em duas etapas são desativadas

  O lugar (DATA_DIR, ou o banco de DATABASE_URL) precisa estar vazio. Cópias cifradas pedem BACKUP_KEY.`;

function parse(args: string[]): { arquivo: string; semSegredo: boolean } | null {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { 'sem-segredo': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [arquivo, ...rest] = positionals;
    return arquivo === undefined || rest.length > 0 ? null : { arquivo, semSegredo: values['sem-segredo'] };
  } catch {
    return null;
  }
}

async function main(args: string[]): Promise<number> {
  const wanted = parse(args);
  if (wanted === null) {
    console.error(USO);
    return 1;
  }
  try {
    const config = loadConfig();
    if (readMarker(config.dataDir)) console.log('Uma restauração anterior não terminou: recomeço do zero.');
    const source = await findArchive(config, wanted.arquivo);
    const { header, manifest, auditoria, atualizadas } = await restoreBackup({
      place: config,
      source,
      key: config.backup.key,
      segredo: wanted.semSegredo ? 'refazer' : 'exigir',
      now: systemClock.now(),
      say: (text) => console.log(text),
    });
    const linhas = Object.values(manifest.tabelas).reduce((sum, table) => sum + Number(table.linhas), 0);
    console.log(`Restaurado como em ${header.criadaEm} (versão ${header.versao}):`);
    console.log(`  ${count(linhas)} linhas de ${count(header.tabelas.length)} tabelas, iguais às da cópia`);
    console.log(`  ${count(manifest.arquivos.quantidade)} arquivos; auditoria: ${count(auditoria.entradas)} entradas`);
    if (atualizadas.length > 0) console.log(`  atualizado para este programa: ${atualizadas.join(', ')}`);
    if (wanted.semSegredo) console.log('  verificações em duas etapas desativadas; cada pessoa ativa a sua de novo');
    for (const aviso of auditoria.avisos) console.log(`  ${aviso}`);
    const problemas = [...manifest.problemas, ...auditoria.problemas];
    for (const problema of problemas) console.error(`✗ ${problema}`);
    return problemas.length > 0 ? 1 : 0;
  } catch (error) {
    return explained(error);
  }
}

process.exitCode = await main(process.argv.slice(2));
