/**
 * interacoes.xlsx: the interactions of the members that the filter finds, a line each, only those that the reader sees, newest first
 * within a member. No CPF. Written down with the filter and the count.
 *
 * Source: spec 2 §2 (Interactions); decisions §6; decisions-members (Sensitive data, LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import {
  INTERACAO_FIELDS as FIELDS,
  interacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/interacoes';
import type { interacoesContract } from '@sede/domain/modules/comunicacao/interacoes/contract';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import { allRows } from '#platform/db/list/index.ts';
import { type ExportColumn, exportReply } from '#platform/exports/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { interacoes } from './interacao.record.ts';
import { daInteracao, doMembro } from './membro.record.ts';

interface Linha {
  nome: string;
  casa: string;
  matricula: string;
  data: string;
  item: string;
  tipo: string;
  descricao: string;
  classificacao: string;
  dependente: string | null;
  escritorio: string | null;
  responsavel: string;
}

const columns = sql`coalesce(f.nome_social, f.nome_completo) as nome, f.empresa as casa, f.matricula, i.data,
  t.nome as item, i.tipo, i.descricao, i.classificacao, d.nome_completo as dependente, e.nome as escritorio,
  i.responsavel_nome as responsavel`;

const COLUNAS: readonly ExportColumn<Linha>[] = [
  { titulo: messages.nomeCompleto, tipo: 'texto', valor: ({ nome }) => nomeProprio(nome) },
  { titulo: 'Casa', tipo: 'texto', valor: ({ casa }) => ROTULO_CASA[casa] ?? casa },
  { titulo: 'Matrícula', tipo: 'texto', valor: ({ matricula }) => matricula },
  { titulo: FIELDS.data.rotulo, tipo: 'instante', valor: ({ data }) => data },
  { titulo: FIELDS.itemId.rotulo, tipo: 'texto', valor: ({ item }) => item },
  { titulo: FIELDS.tipo.rotulo, tipo: 'texto', valor: ({ tipo }) => tipo },
  { titulo: FIELDS.descricao.rotulo, tipo: 'texto', valor: ({ descricao }) => descricao },
  { titulo: FIELDS.classificacao.rotulo, tipo: 'texto', valor: ({ classificacao }) => classificacao },
  {
    ...{ titulo: FIELDS.dependenteId.rotulo, tipo: 'texto' },
    valor: ({ dependente }) => dependente && nomeProprio(dependente),
  },
  { titulo: FIELDS.escritorioId.rotulo, tipo: 'texto', valor: ({ escritorio }) => escritorio },
  { titulo: FIELDS.responsavelNome.rotulo, tipo: 'texto', valor: ({ responsavel }) => responsavel },
];

export async function exportInteracoes(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<typeof interacoesContract.export>,
) {
  const found = interacoes.where(ctx, [...doMembro(filter), ...daInteracao(filter)]);
  const { total } = await interacoes.totals(ctx, { ...found, fromTotals: found.from });
  await registerAcesso(ctx, {
    ...{ ato: 'exportar', tela: 'interacoes', filiado: null, detalhe: { ...filter }, quantidade: total },
  });
  const order = {
    nome: sql`f.nome_completo`,
    casa: sql`f.empresa`,
    matricula: sql`f.matricula_chave`,
    data: sql`i.data`,
  };
  return exportReply<Linha>(ctx, {
    ...{ formato, nome: 'interacoes', titulo: messages.titulo, columns: COLUNAS },
    rows: allRows({ ...found, columns, order }, [...ordem, { campo: 'data', desc: true }]),
  });
}
