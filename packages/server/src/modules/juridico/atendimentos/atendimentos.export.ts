/**
 * atentimentos.xlsx (so the text spells it): the appointments that the filter finds, only those that the reader sees. No CPF, and
 * nothing of what was said. Written down with the filter and the count. Source: spec 3 §2.4, §9; decisions-legal (Appointment list).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { horaDosMinutos } from '@sede/domain/modules/juridico/agendas';
import {
  ATENDIMENTO_FIELDS as FIELDS,
  MOTIVOS_DA_FALTA,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { vistoPor } from '../juridico.processos.ts';
import { atendimentos } from './atendimento.record.ts';

interface Linha {
  numero: string;
  data: string;
  inicioMin: number;
  fimMin: number;
  filiados: { nome: string; casa: string | null; compareceu: boolean | null }[];
  escritorio: string;
  tipo: string;
  servico: string;
  situacao: string;
  agendadoPor: string;
  advogado: string | null;
  falta: string | null;
  motivo: string | null;
  processos: { numero: string | null }[];
}

const columns = ({
  actor,
}: RawContext) => sql`t.numero, t.data, t.inicio_min, t.fim_min, t.escritorio_nome as escritorio, t.tipo_atendimento as tipo,
  t.tipo_servico as servico, t.situacao, t.agendado_por_nome as agendado_por, t.advogado_nome as advogado,
  t.motivo_da_falta as falta, t.cancelado_motivo as motivo,
  coalesce((select jsonb_agg(jsonb_build_object('nome', coalesce(f.nome_social, f.nome_completo, x.nome), 'casa', f.empresa,
      'compareceu', x.compareceu) order by coalesce(f.nome_completo, x.nome), x.id)
    from atendimento_filiados x left join filiados f on f.id = x.filiado_id where x.atendimento_id = t.id), '[]') as filiados,
  coalesce((select jsonb_agg(jsonb_build_object('numero', case when ${vistoPor(actor)} then coalesce(p.numero, p.tipo) end)
      order by p.numero, p.id)
    from processos_juridicos p where p.situacao <> 'Excluído'
      and p.id in (select v.processo_id from atendimento_processos v where v.atendimento_id = t.id)), '[]') as processos`;

const VEIO = { true: 'Sim', false: 'Não', null: '' } as const;
const cada = (filiados: Linha['filiados'], text: (um: Linha['filiados'][number]) => string) =>
  filiados.map(text).join(', ');

const COLUNAS: readonly ExportColumn<Linha>[] = [
  { titulo: FIELDS.numero.rotulo, tipo: 'texto', valor: ({ numero }) => numero },
  { titulo: FIELDS.data.rotulo, tipo: 'data', valor: ({ data }) => data },
  {
    titulo: 'Horário',
    tipo: 'texto',
    valor: ({ inicioMin, fimMin }) => `${horaDosMinutos(inicioMin)} - ${horaDosMinutos(fimMin)}`,
  },
  { titulo: 'Filiado(s)', tipo: 'texto', valor: ({ filiados }) => cada(filiados, ({ nome }) => nomeProprio(nome)) },
  {
    titulo: 'Casa(s)',
    tipo: 'texto',
    valor: ({ filiados }) =>
      [...new Set(filiados.flatMap(({ casa }) => casa ?? []))].map((casa) => ROTULO_CASA[casa] ?? casa).join(', '),
  },
  { titulo: FIELDS.escritorioNome.rotulo, tipo: 'texto', valor: ({ escritorio }) => escritorio },
  { titulo: 'Tipo', tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: 'Serviço', tipo: 'texto', valor: ({ servico }) => servico },
  { titulo: FIELDS.situacao.rotulo, tipo: 'texto', valor: ({ situacao }) => situacao },
  { titulo: FIELDS.agendadoPorNome.rotulo, tipo: 'texto', valor: ({ agendadoPor }) => agendadoPor },
  {
    titulo: 'Compareceu',
    tipo: 'texto',
    valor: ({ filiados }) => cada(filiados, ({ compareceu }) => VEIO[`${compareceu}`]),
  },
  { titulo: FIELDS.advogadoNome.rotulo, tipo: 'texto', valor: ({ advogado }) => advogado },
  {
    titulo: 'Processos',
    tipo: 'texto',
    valor: ({ processos }) => processos.map(({ numero }) => numero ?? messages.processoDeOutro).join(', '),
  },
  {
    titulo: FIELDS.motivoDaFalta.rotulo,
    tipo: 'texto',
    valor: ({ falta }) => MOTIVOS_DA_FALTA.find(({ valor }) => valor === falta)?.rotulo,
  },
  { titulo: FIELDS.canceladoMotivo.rotulo, tipo: 'texto', valor: ({ motivo }) => motivo },
];

export async function exportAtendimentos(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<typeof atendimentosContract.export>,
) {
  const found = await atendimentos.query(ctx, filter);
  const { total } = await atendimentos.totals(ctx, found);
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'atendimentos', filiado: null, detalhe: { ...filter }, quantidade: total },
  });
  return exportReply<Linha>(ctx, {
    ...{ formato, nome: 'atentimentos', titulo: messages.titulo, columns: COLUNAS },
    rows: allRows({ ...found, columns: columns(ctx) }, ordem),
  });
}
