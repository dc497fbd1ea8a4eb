/**
 * `npm run backup:drill [-- FILE] [--em FOLDER]`: restores a copy aside (default: the newest) and says whether it would
 * save us. Touches nothing of the installation; the temporary place (system's temporary folder, or FOLDER) is removed.
 *
 * Exit code 0 = the copy is good; 1 = it is not, or could not be tried.
 */
import { parseArgs } from 'node:util';
import { drill } from '../platform/backup/drill.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { loadConfig } from '../platform/config/config.ts';
import { count, findArchive } from './backup-archives.ts';
import { explained } from './command-errors.ts';

async function main(): Promise<number> {
  try {
    const { positionals, values } = parseArgs({ options: { em: { type: 'string' } }, allowPositionals: true });
    const config = loadConfig();
    const source = await findArchive(config, positionals[0]);
    const report = await drill({
      source,
      key: config.backup.key,
      now: systemClock.now(),
      within: values.em,
      say: (text) => console.log(text),
    });
    const { header, manifest } = report;
    console.log(`Ensaio de ${source.name}, feita em ${header.criadaEm} (versão ${header.versao}):`);
    console.log(
      `  ${count(report.linhas)} linhas de ${header.tabelas.length} tabelas: contagens, somas e conteúdo iguais`,
    );
    const somas = manifest.tabelas['public.despesas']?.somas ?? {};
    if (somas.valor) console.log(`  soma dos valores das despesas: ${count(Number(somas.valor) / 100)} reais`);
    console.log(`  auditoria: ${count(report.entradasAuditoria)} entradas conferidas`);
    console.log(
      `  arquivos: ${count(report.arquivosConferidos)} sorteados e conferidos de ${count(manifest.arquivos.quantidade)}`,
    );
    for (const problema of report.problemas) console.error(`✗ ${problema}`);
    const good = report.problemas.length === 0;
    console.log(`${good ? 'A cópia é boa' : 'A cópia NÃO é boa'}; o ensaio levou ${report.segundos.toFixed(1)} s.`);
    return good ? 0 : 1;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      console.error('Uso: npm run backup:drill [-- ARQUIVO] [--em PASTA]');
      return 1;
    }
    return explained(error);
  }
}

process.exitCode = await main();
