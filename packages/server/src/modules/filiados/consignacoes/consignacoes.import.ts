/**
 * Verifications of the old system: which month, when, by whom, and how it ended. Their months come concluded, as nothing of their files
 * comes with them: no worklist waits for them, and whoever needs one reopens it with a reason.
 *
 * One that was still under way there ended as Erro: the one 'Em andamento' is never an imported one. What it worked out (generated
 * files, who was to be updated) is remarked, not taken: derived. Refused: without a month, without a start, or with one of the future.
 * Source: spec 2 §3 (Consignation record); decisions-members (Import).
 */
import { newId } from '@sede/domain/kernel';
import { consignacoesMessages, ULTIMO_PASSO } from '@sede/domain/modules/filiados/consignacoes';
import { sql } from 'kysely';
import { asNode, children, type ImportSource, Refusal, readText } from '#platform/import/index.ts';
import { verificacoes } from './consignacao.record.ts';
import { dia } from './consignacoes.store.ts';

const ESTADOS = ['Em andamento', 'Finalizado', 'Erro'] as const;
const DO_SISTEMA_ANTERIOR = 'sistema anterior';
const PRIMEIRO_ANO = 2000;

/** '3/2024', '03-2024', '2024-03', or { month, year }. Out: 'AAAA-MM', or null. */
function readCompetencia(value: unknown): string | null {
  const { month, year, mes = month, ano = year } = asNode(value);
  const text = readText(value) || `${readText(mes)}/${readText(ano)}`;
  const [, first = '', second = ''] = /^(\d{1,4})[/-](\d{1,4})$/.exec(text) ?? [];
  const [a, m] = first.length === 4 ? [first, second] : [second, first];
  if (a.length !== 4 || Number(a) < PRIMEIRO_ANO || Number(m) < 1 || Number(m) > 12) return null;
  return `${a}-${m.padStart(2, '0')}`;
}

export const consignacoesImportSource: ImportSource = {
  order: 240,
  area: 'consignacoes',
  table: 'consignacoes',
  async importRecord({ tx, now, chave }, fields) {
    const competencia = readCompetencia(fields.raw('competence') ?? fields.raw('competencia'));
    if (competencia === null) throw new Refusal('sem competência');
    const iniciadaEm = fields.instant('startAt');
    if (iniciadaEm === null) throw new Refusal('sem início');
    if (iniciadaEm > now) throw new Refusal('o início é futuro');
    const status = fields.oneOf('status', ESTADOS);
    const finalizada = status === 'Finalizado';
    if (status === 'Em andamento') fields.remark('estava em andamento: veio como Erro');
    const arquivos = [...children(fields.raw('files') ?? fields.raw('arquivos'))].length;
    if (arquivos > 0) fields.remark(`${arquivos} arquivo(s) gerado(s) ficam no sistema anterior`);
    await sql`insert into consignacao_competencias (id, competencia, concluida_em) values
      (${newId()}::uuid, ${dia(competencia)}::date, ${iniciadaEm}::timestamptz) on conflict (competencia) do nothing`.execute(
      tx,
    );
    const { id } = await verificacoes.insert(
      { tx },
      {
        ...{ idOrigem: chave, competencia: dia(competencia), estado: finalizada ? 'Finalizado' : 'Erro' },
        ...{ passo: finalizada ? ULTIMO_PASSO : 1, feito: finalizada ? ULTIMO_PASSO : 1 },
        mensagem: finalizada ? consignacoesMessages.finalizada : consignacoesMessages.erro,
        ...{ por: null, porEmail: fields.text('by', 200) ?? DO_SISTEMA_ANTERIOR },
        ...{ iniciadaEm, terminadaEm: iniciadaEm },
      },
    );
    return id;
  },
};
