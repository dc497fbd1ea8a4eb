/**
 * What hangs from a theme, each described once, with its own version: seen by whoever sees themes. Phones and e-mails of people are columns
 * for whoever edits themes alone; a case says whether its reader may open it, and of the union's member nothing.
 * Source: spec 3 §3 (Tema); decisions-sindical-contratos-patrimonio (Themes: Pessoas, Processo).
 */
import { can } from '@sede/domain/access';
import { maskFields } from '@sede/domain/kernel';
import {
  ACAO_DO_TEMA_FIELDS,
  ARQUIVO_DO_TEMA_FIELDS,
  CONTATOS_DA_PESSOA,
  ITEM_DO_TEMA_FIELDS,
  LINK_DO_TEMA_FIELDS,
  PESSOA_DO_TEMA_FIELDS,
  PROCESSO_DO_TEMA_FIELDS,
} from '@sede/domain/modules/sindical/temas';
import { linhasDoTema } from '@sede/domain/modules/sindical/temas/contract';
import { sql } from 'kysely';
import { processos } from '#modules/juridico/processos/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

const ordem = sql`r.criado_em`;
const comum = { modulo: 'temas', alias: 'r', visivel: todos, notNull: ['criadoEm'] } as const;
const stamp = sql`r.id, r.versao, r.tema_id, r.criado_em`;

export const itens = defineRecord({
  ...comum,
  tabela: 'temasItens',
  schema: linhasDoTema.item,
  columns: sql`${stamp}, r.descricao_item, r.posicionamento`,
  order: { criadoEm: ordem },
  fields: ITEM_DO_TEMA_FIELDS,
});

export const pessoas = defineRecord({
  ...comum,
  tabela: 'temasPessoas',
  schema: linhasDoTema.pessoa,
  columns: ({ actor }) =>
    can(actor.papeis, 'temas.editar')
      ? sql`${stamp}, r.nome, r.motivo_relevancia, r.posicao, r.autoridade_id, r.telefone1, r.telefone2, r.email1, r.email2`
      : sql`${stamp}, r.nome, r.motivo_relevancia, r.posicao, r.autoridade_id,
          null::text as telefone1, null::text as telefone2, null::text as email1, null::text as email2`,
  order: { criadoEm: ordem },
  fields: ({ actor }) =>
    can(actor.papeis, 'temas.editar') ? PESSOA_DO_TEMA_FIELDS : maskFields(PESSOA_DO_TEMA_FIELDS, CONTATOS_DA_PESSOA),
});

export const processosDoTema = defineRecord({
  ...comum,
  tabela: 'temasProcessos',
  schema: linhasDoTema.processo,
  columns: ({
    actor,
  }) => sql`${stamp}, r.processo_sindicato, r.identificacao_processo, r.processo_uid, r.tribunal_orgao,
    ${
      can(actor.papeis, 'processos.ver')
        ? sql`exists (select from processos_juridicos p where p.id = r.processo_uid and ${processos.seenBy(actor)})`
        : sql`false`
    } as abre`,
  order: { criadoEm: ordem },
  fields: PROCESSO_DO_TEMA_FIELDS,
});

export const acoes = defineRecord({
  ...comum,
  tabela: 'temasAcoes',
  schema: linhasDoTema.acao,
  columns: sql`${stamp}, r.data_acao, r.descricao_acao, r.classificacao_acao, r.comunicacao,
    (select u.nome from usuarios u where u.id = r.criado_por) as autor`,
  order: { criadoEm: ordem },
  fields: ACAO_DO_TEMA_FIELDS,
});

/** Those that were not taken out. */
export const arquivos = defineRecord({
  ...comum,
  tabela: 'temasArquivos',
  schema: linhasDoTema.arquivo,
  existe: sql`r.situacao = 'Ativo'`,
  columns: sql`${stamp}, r.item_id, r.acao_id, r.anexo_id, r.nome`,
  order: { criadoEm: ordem },
  fields: ARQUIVO_DO_TEMA_FIELDS,
});

export const links = defineRecord({
  ...comum,
  tabela: 'temasLinks',
  schema: linhasDoTema.link,
  columns: sql`${stamp}, r.item_id, r.acao_id, r.nome, r.tipo, r.url`,
  order: { criadoEm: ordem },
  fields: LINK_DO_TEMA_FIELDS,
});
