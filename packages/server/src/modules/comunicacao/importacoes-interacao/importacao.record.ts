/** Imports of interactions, described once: whoever may import sees all of them. Source: decisions-members (Interactions: Import). */
import { podeDe } from '@sede/domain/kernel';
import {
  IMPORTACAO_FIELDS,
  type ImportacaoDeInteracoes,
  motivoNaoDesfazer,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { importacaoSchema } from '@sede/domain/modules/comunicacao/importacoes-interacao/contract';
import { sql } from 'kysely';
import { defineRecord, todos } from '#platform/records/index.ts';

type Linha = Omit<ImportacaoDeInteracoes, 'pode'>;

export const presentImportacao =
  (hoje: string) =>
  (linha: Linha): ImportacaoDeInteracoes => ({ ...linha, pode: podeDe({ desfazer: motivoNaoDesfazer(linha, hoje) }) });

export const importacoes = defineRecord({
  modulo: 'importacoesInteracao',
  tabela: 'interacaoImportacoes',
  alias: 'm',
  schema: importacaoSchema,
  visivel: todos,
  columns: sql`m.id, m.versao, m.criado_em, m.atualizado_em, m.nome, m.estado, t.nome as nome_item, m.linhas, m.importadas,
    m.mantidas, m.concluida_em, m.por_nome`,
  joins: sql`left join itens_interacao t on t.id = m.item_id`,
  order: { criadoEm: sql`m.criado_em` },
  present: ({ today }) => presentImportacao(today),
  fields: IMPORTACAO_FIELDS,
});
export type ImportacaoLinha = Linha;
export type ImportacaoRow = Awaited<ReturnType<typeof importacoes.lock>>;
