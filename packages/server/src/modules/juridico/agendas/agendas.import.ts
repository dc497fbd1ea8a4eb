/**
 * Agendas of the old system with their slots, which stand free or blocked until their appointments come.
 *
 * Two live ones of one key: the later is told apart by '2', '3', …. A slot to come that was taken is blocked: the import of its appointment,
 * which comes next, takes it, and one of which no appointment comes stays blocked. Refused: of an office that did not come over, without a
 * year. Source: spec 3 §3; decisions-legal (Import).
 */
import { todayInSaoPaulo } from '@sede/domain/kernel';
import { TIPOS_ATENDIMENTO, TIPOS_SERVICO } from '@sede/domain/modules/juridico/agendas';
import { sql } from 'kysely';
import { childTable } from '#platform/db/record/index.ts';
import { type ExportFields, type ImportContext, type ImportSource, Refusal, readText } from '#platform/import/index.ts';
import { BLOQUEIO_ANTIGO, type HorarioAntigo, readHorariosAntigos } from '../juridico.import.agendas.ts';
import { chaveDe, findEscritorio, JURIDICO, palavraEm, registrosPorEscritorio } from '../juridico.import.ts';
import { agendas } from './agenda.record.ts';

const AREA = 'agendas';
const horariosTable = childTable('agendaHorarios');
/** Slots of one statement. */
const POR_VEZ = 500;

function readPalavra<const T extends string>(fields: ExportFields, campo: string, palavras: readonly [T, ...T[]]): T {
  const lida = palavraEm(fields.raw(campo), palavras);
  if (lida === null) fields.remark(`${campo} '${readText(fields.raw(campo))}': ficou ${palavras[0]}`);
  return lida ?? palavras[0];
}

interface Chave {
  escritorioId: string;
  ano: number;
  tipoAtendimento: string;
  tipoServico: string;
}

/** '' for the first of a key, '2' for the next. */
async function readIdentificacao(
  { tx }: ImportContext,
  { escritorioId, ano, tipoAtendimento, tipoServico }: Chave,
): Promise<string> {
  const { rows } = await sql<{ identificacao: string }>`select identificacao from agendas
    where escritorio_id = ${escritorioId}::uuid and ano = ${ano} and tipo_atendimento = ${tipoAtendimento}
      and tipo_servico = ${tipoServico} and situacao = 'Ativa'`.execute(tx);
  const taken = new Set(rows.map((row) => row.identificacao));
  for (let n = 1; ; n += 1) {
    const identificacao = n === 1 ? '' : String(n);
    if (!taken.has(identificacao)) return identificacao;
  }
}

async function insertHorarios(
  { tx, now }: ImportContext,
  agendaId: string,
  horarios: readonly HorarioAntigo[],
): Promise<void> {
  const hoje = todayInSaoPaulo(new Date(now));
  const rows = horarios.map(({ data, inicioMin, fimMin, ocupado }) => ({
    ...{ agendaId, data, inicioMin, fimMin },
    bloqueioMotivo: ocupado && data >= hoje ? BLOQUEIO_ANTIGO : null,
  }));
  for (let from = 0; from < rows.length; from += POR_VEZ)
    await horariosTable.insertMany(tx, rows.slice(from, from + POR_VEZ));
}

export const agendasImportSource: ImportSource = {
  order: 340,
  area: AREA,
  also: [JURIDICO],
  table: 'agendas',
  records: (exported) => registrosPorEscritorio(exported, AREA),
  async importRecord(context, fields) {
    const { tx, chave } = context;
    const escritorio = await findEscritorio(
      context,
      fields.raw('chaveDoEscritorio'),
      chaveDe(fields.raw('escritorio')),
    );
    if (!escritorio) throw new Refusal('o escritório não foi importado');
    const { horarios, ressalvas } = readHorariosAntigos({ datas: fields.raw('datas') });
    for (const ressalva of ressalvas) fields.remark(ressalva);
    const ano = Number(readText(fields.raw('anoAgenda')) || horarios[0]?.data.slice(0, 4));
    if (!Number.isInteger(ano)) throw new Refusal('sem ano');
    const fora = horarios.filter(({ data }) => Number(data.slice(0, 4)) !== ano).length;
    if (fora > 0) fields.remark(`${fora} horário(s) de outro ano que ${ano}`);
    const excluida = palavraEm(fields.raw('situacao'), ['Excluído', 'Excluída']) !== null;
    const dados = {
      ...{ escritorioId: escritorio.id, ano },
      tipoAtendimento: readPalavra(fields, 'tipo_atendimento', TIPOS_ATENDIMENTO),
      tipoServico: readPalavra(fields, 'tipo_servico', TIPOS_SERVICO),
    };
    const identificacao = excluida ? '' : await readIdentificacao(context, dados);
    if (identificacao !== '') fields.remark(`há outra agenda igual: ficou com a identificação '${identificacao}'`);
    const { id } = await agendas.insert(
      { tx },
      { ...dados, idOrigem: chave, identificacao, local: null, situacao: excluida ? 'Excluído' : 'Ativa' },
    );
    await insertHorarios(context, id, horarios);
    return id;
  },
};
